/** Pages about one edition of one book, on sites that sell none. */
const BOOK_PAGES: readonly { readonly host: RegExp; readonly path: RegExp }[] = [
  { host: /^(?:app\.)?thestorygraph\.com$/, path: /^\/books\/[\w-]+\/?$/ },
  {
    host: /^(?:www\.)?goodreads\.com$/,
    path: /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?book\/show\/[^/]+\/?$/,
  },
  { host: /^www\.google\.(?:com?\.)?[a-z]{2,3}$/, path: /^\/books\/edition\// },
]

/** Whether the address is of a page about one book on a site that sells none. */
export function isBookSitePage(address: string): boolean {
  const { hostname, pathname } = new URL(address)
  return BOOK_PAGES.some(({ host, path }) => host.test(hostname) && path.test(pathname))
}
