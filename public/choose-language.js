// Sends a visitor of the front door on to a language: the one chosen here before, else the browser's first that is known.
// Without it the page itself offers both.
(() => {
  const homes = new Map();
  for (const link of document.querySelectorAll('a[data-language]')) {
    homes.set(link.dataset.language, link.href);
  }

  const stored = () => {
    try {
      return localStorage.getItem('duke-hall.language');
    } catch {
      return null;
    }
  };
  const wanted = [stored(), ...(navigator.languages ?? [navigator.language])]
    .filter((tag) => typeof tag === 'string')
    .map((tag) => tag.toLowerCase().split('-')[0]);

  const language = wanted.find((tag) => homes.has(tag)) ?? 'en';
  location.replace(homes.get(language) + location.search + location.hash);
})();
