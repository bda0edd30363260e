import { findAmazonHost } from './amazon-hosts.ts'
import type { WebUrl } from './parse-web-url.ts'

/** Amazon ends the readable part of a Kindle book's address in every store with `-ebook`. */
const KINDLE_PATH = /-ebook\/dp\/|^\/kindle-dbs\//i

/**
 * Whether the address of an Amazon page says that its book is a Kindle book. Most addresses say
 * nothing, so false means unknown. Source: the forms listed in fixtures/product-urls.json.
 *
 * @example isKindleAddress(new URL('https://www.amazon.com/Dune-ebook/dp/B00B7NPRY8')) // true
 */
export function isKindleAddress({ hostname, pathname }: Pick<WebUrl, 'hostname' | 'pathname'>) {
  const host = findAmazonHost(hostname)
  return host !== undefined && (host.isReader || KINDLE_PATH.test(pathname))
}
