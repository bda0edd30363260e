interface AskedFor {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/**
 * What the worker answers: pages of the app and their files. Other navigations (links for readers,
 * sign-ins, pages that the server writes) get the server's answer and no other. The API and covers never
 * pass through it.
 */
export function sortRequest(
  { method, mode, url }: AskedFor,
  origin: string,
  isPage: (path: string) => boolean,
): 'page' | 'other-page' | 'file' | null {
  const { origin: askedOrigin, pathname } = new URL(url)
  if (method !== 'GET' || askedOrigin !== origin) return null
  if (mode === 'navigate') return isPage(pathname) ? 'page' : 'other-page'
  return /^\/(?:assets|fonts)\//.test(pathname) ? 'file' : null
}

/** @example matchPages(['/blog/:slug'])('/blog/anything') // true */
export function matchPages(pages: readonly string[]): (path: string) => boolean {
  const patterns = pages.map((page) => new RegExp(`^${page.replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`))
  return (path) => patterns.some((pattern) => pattern.test(path))
}
