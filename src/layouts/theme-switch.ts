// Lets the reader choose the theme. public/theme.js has applied an earlier choice before the first paint.
import { choiceKey, recall, remember } from './device-choice.ts';

const root = document.documentElement;

/** A theme that was chosen, or null for the system's. */
type Theme = 'light' | 'dark' | null;

function readTheme(text: string | null | undefined): Theme {
  return text === 'light' || text === 'dark' ? text : null;
}

function apply(theme: Theme): void {
  if (theme === null) delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const control of controls) control.value = theme ?? 'system';
}

const controls = document.querySelectorAll<HTMLSelectElement>('select[data-theme-switch]');

apply(readTheme(recall('theme')));

for (const control of controls) {
  control.addEventListener('change', () => {
    const theme = readTheme(control.value);
    apply(theme);
    remember('theme', theme);
  });
}

// Another tab chose.
addEventListener('storage', (event) => {
  if (event.key === choiceKey('theme')) apply(readTheme(event.newValue));
});
