// Prerendered pages show what an unknown visitor sees. For a visitor who was signed in, or who returns
// to a result, the page stays hidden until the app has rendered their own version.
try {
  const isKnown = localStorage.getItem('everyshelf-signed-in') === '1'
  if (isKnown || history.state?.usr) document.documentElement.dataset.wait = ''
} catch {
  // Storage is blocked here, so the visitor is unknown.
}
