import { browser } from 'wxt/browser'

/** The URL of one of the extension's own pages. @example extensionPageUrl('/welcome.html') */
export function extensionPageUrl(path: `/${string}`): string {
  // WXT generates the types of its pages only while building.
  const runtime = browser.runtime as unknown as { readonly getURL: (path: string) => string }
  return runtime.getURL(path)
}
