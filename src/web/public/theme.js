/* Runs before anything is drawn, so that the page never flashes in another theme. Kept small on purpose. */
(function () {
  var root = document.documentElement;
  var choice = 'system';
  try {
    choice = localStorage.getItem('pandect.theme') || 'system';
  } catch {
    /* Storage may be refused; the system's preference holds then. */
  }
  var theme = choice;
  if (choice !== 'light' && choice !== 'dark' && choice !== 'contrast') {
    theme = matchMedia('(prefers-contrast: more)').matches
      ? 'contrast'
      : matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light';
  }
  root.dataset.theme = theme;
})();
