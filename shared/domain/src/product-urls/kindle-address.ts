import { findAmazonHost } from './amazon-hosts.ts'
import type { WebUrl } from './parse-web-url.ts'

/** Amazon ends the title in the URL of a Kindle book with `-ebook`, in every marketplace. */
const KINDLE_PATH = /-ebook\/dp\/|^\/kindle-dbs\//i

/**
 * Whether an Amazon URL says that its book is a Kindle book. Most URLs do not say, so false means
 * unknown. Source: the URLs in fixtures/amazon-urls.json.
 *
 * @example isKindleAddress(new URL('https://www.amazon.com/Dune-ebook/dp/B00B7NPRY8')) // true
 */
export function isKindleAddress({ hostname, pathname }: Pick<WebUrl, 'hostname' | 'pathname'>) {
  const host = findAmazonHost(hostname)
  return host !== undefined && (host.isReader || KINDLE_PATH.test(pathname))
}
