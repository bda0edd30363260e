import { parseWebUrl, trimPaste } from '../product-urls/index.ts'

export const WEBHOOK_URL_MAX_LENGTH = 500

/** A name in the public domain name system, not an address of a machine. */
const PUBLIC_HOST = /\.[a-z][a-z0-9-]*$/

/** The host of a URL, in any form that a user may give it. */
const HTTPS_HOST = /^https:\/\/(\[[^\]]*\]|[^/?#@:]+)(?::\d+)?(?:[/?#]|$)/i

/**
 * Endings that the public domain name system will never have: reserved by RFC 2606, 6761, 6762 (including its
 * appendix G), 7686, 8375, and 9476, or kept out by ICANN because private networks use them.
 */
const PRIVATE_ENDINGS: readonly string[] = [
  'alt',
  'arpa',
  'corp',
  'example',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'private',
  'test',
]

/**
 * Reads the URL to which a webhook sends events: https on its usual port, a host with a public name, no
 * user name. URLs that lead to the same request give the same text, so they can be compared. The server
 * checks the addresses of the host each time it connects.
 *
 * @example parseWebhookUrl('https://Example.org/hook#top') // 'https://example.org/hook'
 */
export function parseWebhookUrl(text: string): string | undefined {
  const url = parseWebUrl(text)
  if (url?.protocol !== 'https:' || !isPublicHost(url.hostname)) return undefined
  const normal = `https://${url.hostname}${url.pathname}${url.search}`
  return normal.length <= WEBHOOK_URL_MAX_LENGTH ? normal : undefined
}

/**
 * Whether the host of a URL has no name on the public internet, so that no event can ever reach it.
 *
 * @example hasPrivateHost('https://nas.local/hook') // true
 */
export function hasPrivateHost(text: string): boolean {
  const host = HTTPS_HOST.exec(trimPaste(text))?.[1]?.replace(/\.$/, '')
  return host !== undefined && !isPublicHost(host.toLowerCase())
}

function isPublicHost(hostname: string): boolean {
  const ending = hostname.slice(hostname.lastIndexOf('.') + 1)
  return PUBLIC_HOST.test(hostname) && !PRIVATE_ENDINGS.includes(ending)
}
