// Calls back once an element is near what its reader sees, or when the page is about to be printed.

const waiting = new Map<Element, () => void>();

function come(element: Element): void {
  const call = waiting.get(element);
  stopWaiting(element);
  call?.();
}

let observer: IntersectionObserver | undefined;

function start(): IntersectionObserver {
  addEventListener('beforeprint', () => {
    for (const element of [...waiting.keys()]) come(element);
  });
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) come(target);
    },
    { rootMargin: '400px' },
  );
}

/** Waits for an element to come near. The page's printing brings all that wait. */
export function whenNear(element: Element, call: () => void): void {
  waiting.set(element, call);
  observer ??= start();
  observer.observe(element);
}

/** Gives up waiting. */
export function stopWaiting(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
