const RELOADED_KEY = 'everyshelf-reloaded-at'
/** A second failure within this time is not a new version but a real one: the page says so instead. */
const RELOAD_PAUSE_MS = 30_000

/**
 * After a deploy the code of an open page may be gone. A piece that cannot be fetched then reloads the
 * page, once. While the server does not answer, nothing is reloaded: what stands on the page would
 * give way to the browser's own error.
 *
 * @param entry The script that the page began with; another version has another.
 */
export function reloadOnceWhenOutdated(page: Window, entry: string): void {
  page.addEventListener('vite:preloadError', async () => {
    if ((await isGone(page, entry)) && !hasJustReloaded(page)) page.location.reload()
  })
}

async function isGone(page: Window, address: string): Promise<boolean> {
  try {
    const { status } = await page.fetch(address, { method: 'HEAD', cache: 'no-store' })
    return status === 404
  } catch {
    return false
  }
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
