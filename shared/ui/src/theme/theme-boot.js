// Runs in <head> before the first paint, as a file of its own: the pages allow no inline script.
try {
  const theme = localStorage.getItem('everyshelf-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is forbidden here: the device's own theme applies.
}
