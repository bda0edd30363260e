// Pages are written ahead as a stranger sees them. Who is known to this browser, and who comes back
// to a result, waits for the page of their own instead of seeing the other one first.
try {
  const isKnown = localStorage.getItem('everyshelf-signed-in') === '1'
  if (isKnown || history.state?.usr) document.documentElement.dataset.own = ''
} catch {
  // Storage is forbidden here: nobody is known.
}
