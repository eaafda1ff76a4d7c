// The notes of a lesson's terms: shown on hover, on keyboard focus and on tap, one at a time (WCAG 1.4.13: Escape sends a
// note away, the pointer may go onto it, and it stays until the reader leaves). Without popovers a term stays a link.

/** Room between a term and its note, and between a note and the edge of the window (in CSS pixels). */
const GAP = 6;
const MARGIN = 16;

/** The pointer may take this long from a term to its note (in milliseconds), and shows nothing when it only passes by. */
const LEAVE_AFTER = 250;
const SHOW_AFTER = 120;

let shown: { readonly term: HTMLElement; readonly note: HTMLElement } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const noteOf = (term: HTMLElement): HTMLElement | null =>
  term.nextElementSibling instanceof HTMLElement ? term.nextElementSibling : null;

/** Under its term's last line, or above its first where there is no room; within the window in any case. */
function place(term: HTMLElement, note: HTMLElement): void {
  const lines = term.getClientRects();
  const [first, last] = [lines[0], lines[lines.length - 1]];
  if (first === undefined || last === undefined) return;
  const { width, height } = note.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = last.bottom + GAP;
  const above = first.top - GAP - height;
  const top = below + height > clientHeight && above > 0 ? above : below;
  const left = Math.max(MARGIN, Math.min(last.left, clientWidth - width - MARGIN));
  note.style.top = `${top}px`;
  note.style.left = `${left}px`;
}

function show(term: HTMLElement): void {
  clearTimeout(timer);
  const note = noteOf(term);
  if (shown?.term === term || note === null) return;
  hide();
  note.showPopover();
  place(term, note);
  shown = { term, note };
}

function hide(): void {
  clearTimeout(timer);
  shown?.note.hidePopover();
  shown = undefined;
}

/** Does this belong to the term or the note that is shown? */
const isInside = (target: EventTarget | null): boolean =>
  target instanceof Node &&
  (shown?.term.contains(target) === true || shown?.note.contains(target) === true);

function follow(term: HTMLElement): void {
  let touched = false;
  term.addEventListener('pointerdown', ({ pointerType }) => {
    touched = pointerType === 'touch' || pointerType === 'pen';
  });
  // A finger cannot hover: its tap shows the note, and the note has the link.
  term.addEventListener('click', (event) => {
    if (!touched) return;
    event.preventDefault();
    if (shown?.term === term) hide();
    else show(term);
  });
  term.addEventListener('focus', () => {
    if (term.matches(':focus-visible')) show(term);
  });
  for (const part of [term, noteOf(term)]) {
    part?.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer);
      if (shown?.term !== term) timer = setTimeout(() => show(term), SHOW_AFTER);
    });
    part?.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer);
      if (!isInside(document.activeElement)) timer = setTimeout(hide, LEAVE_AFTER);
    });
  }
}

if ('popover' in HTMLElement.prototype) {
  for (const term of document.querySelectorAll<HTMLElement>('a.term')) follow(term);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || shown === undefined) return;
    // The note may hold the focus; it goes back to the term, and the note stays away.
    const { term, note } = shown;
    if (note.contains(document.activeElement)) term.focus();
    hide();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (shown !== undefined && !isInside(target)) hide();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (shown !== undefined && !isInside(target)) hide();
  });
  const stay = () => {
    if (shown !== undefined) place(shown.term, shown.note);
  };
  for (const moved of ['scroll', 'resize']) addEventListener(moved, stay, { passive: true });
}
