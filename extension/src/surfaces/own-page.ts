import { browser } from 'wxt/browser'

/** The address of a page of the extension itself. @example ownPage('/welcome.html') */
export function ownPage(path: `/${string}`): string {
  // WXT knows its pages only from files that are generated while building.
  const runtime = browser.runtime as unknown as { readonly getURL: (path: string) => string }
  return runtime.getURL(path)
}
