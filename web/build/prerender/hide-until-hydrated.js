// A prerendered page shows what one kind of visitor sees: the signed-in pages a known one, the others
// an unknown one. For everyone else, and for a visitor who returns to a result, the page stays hidden
// until the app has rendered their own version. So does a signed-in page with a query, which can be
// another page, such as the clicks of one link.
{
  const { dataset } = document.documentElement
  let isKnown = false
  try {
    isKnown = localStorage.getItem('everyshelf-signed-in') === '1'
  } catch {
    // Storage is blocked here, so the visitor is unknown.
  }
  const isForSignedIn = 'signedIn' in dataset
  const hasQuery = isForSignedIn && location.search !== ''
  if (isKnown !== isForSignedIn || hasQuery || history.state?.usr) dataset.wait = ''
}
