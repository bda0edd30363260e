const RELOADED_KEY = 'everyshelf-reloaded-at'
/** A second failure within this time is not a new version but a real one: the page says so instead. */
const RELOAD_PAUSE_MS = 30_000

/**
 * After a deploy the code of an open page may be gone. The first piece that cannot be fetched reloads
 * the page, once; offline nothing is reloaded, because nothing would come.
 */
export function reloadOnceWhenOutdated(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!page.navigator.onLine || hasJustReloaded(page)) return
    event.preventDefault()
    page.location.reload()
  })
}

function hasJustReloaded({ sessionStorage }: Window): boolean {
  try {
    const now = Date.now()
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0)
    sessionStorage.setItem(RELOADED_KEY, String(now))
    return now - last < RELOAD_PAUSE_MS
  } catch {
    return true
  }
}
