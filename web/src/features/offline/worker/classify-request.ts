interface WorkerRequest {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/**
 * Sorts requests: the worker answers app pages and their files. Other navigations (reader links,
 * sign-ins, server-rendered pages) always get the server's response. API calls and covers do not pass
 * through the worker.
 */
export function classifyRequest(
  { method, mode, url }: WorkerRequest,
  origin: string,
  isPage: (path: string) => boolean,
): 'page' | 'other-page' | 'file' | null {
  const { origin: requestOrigin, pathname } = new URL(url)
  if (method !== 'GET' || requestOrigin !== origin) return null
  if (mode === 'navigate') return isPage(pathname) ? 'page' : 'other-page'
  return /^\/(?:assets|fonts)\//.test(pathname) ? 'file' : null
}

/** @example matchPages(['/blog/:slug'])('/blog/anything') // true */
export function matchPages(pages: readonly string[]): (path: string) => boolean {
  const patterns = pages.map((page) => new RegExp(`^${page.replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`))
  return (path) => patterns.some((pattern) => pattern.test(path))
}
