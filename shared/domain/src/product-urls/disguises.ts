import { trimPaste } from './parse-web-url.ts'

/**
 * Services that hide an address behind one of their own, as authors meet them. Nobody but they can
 * tell where it leads, and the server follows none of them (S13).
 */
const shorteners = new Set([
  ...['bit.ly', 'tinyurl.com', 't.co', 'ow.ly', 'buff.ly', 'rebrand.ly', 'is.gd', 'cutt.ly'],
  ...['geni.us', 'mybook.to', 'getbook.at', 'viewbook.at', 'viewauthor.at', 'authl.it'],
  ...['books2read.com', 'www.books2read.com', 'smarturl.it', 'lnk.to', 'shor.by', 'goo.gl'],
])

/** Names that are one stroke away from a shop's, and the shop's own within another host. */
const BORROWED = /amazon|amaz0n|arnazon|amazom|amzon|amzn/

/** The host as it was written, right or wrong, lower case. */
function writtenHost(text: string): string {
  const trimmed = trimPaste(text).slice(0, 300).toLowerCase()
  return trimmed.replace(/^https?:\/\//, '').split(/[/?#\\]/, 1)[0] ?? ''
}

export function isShortener(host: string): boolean {
  return shorteners.has(host)
}

/** Whether an address we do not know makes itself look like a store's. */
export function looksLikeStore(text: string): boolean {
  const host = writtenHost(text)
  return host.includes('.') && (BORROWED.test(host) || /\P{ASCII}/u.test(host))
}
