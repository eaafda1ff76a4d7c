// A button that prints the page. Without scripts it is not there: the browser's own menu prints as well.
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]'))
  button.addEventListener('click', () => print());
