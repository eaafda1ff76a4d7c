// Sets the theme the reader chose before the first paint; every page loads it as a blocking script.
// The switch that stores the choice is src/layouts/theme-switch.ts.
(() => {
  const root = document.documentElement;
  // Controls that need scripts show themselves by this.
  root.dataset.scripts = 'on';
  try {
    const theme = localStorage.getItem('duke-hall.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is switched off: the system's theme it is.
  }
})();
