const RELOADED_KEY = 'everyshelf-reloaded-at'
/** A second failure within this time is a real one, not a new version, so the page shows an error. */
const RELOAD_PAUSE_MS = 30_000

/**
 * After a deploy, the code of an open page may be gone. A chunk that cannot be fetched then reloads
 * the page, once. While the server does not answer, the page is not reloaded, because the browser
 * would replace it with its own error page.
 *
 * @param entry URL of the page's entry script, which differs between versions
 */
export function reloadOnceWhenOutdated(page: Window, entry: string): void {
  page.addEventListener('vite:preloadError', async () => {
    if ((await isGone(page, entry)) && !hasJustReloaded(page)) page.location.reload()
  })
}

async function isGone(page: Window, address: string) {
  try {
    const { status } = await page.fetch(address, { method: 'HEAD', cache: 'no-store' })
    return status === 404
  } catch {
    return false
  }
}

function hasJustReloaded({ sessionStorage }: Window) {
  try {
    const now = Date.now()
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0)
    sessionStorage.setItem(RELOADED_KEY, String(now))
    return now - last < RELOAD_PAUSE_MS
  } catch {
    return true
  }
}
