import { parseWebUrl } from '../product-urls/index.ts'

export const WEBHOOK_URL_MAX_LENGTH = 500

/** A name in the public domain name system, not an address of a machine. */
const PUBLIC_HOST = /\.[a-z][a-z0-9-]*$/

/**
 * Reads the URL to which a webhook sends events: https on its usual port, a host with a public name, no
 * user name. URLs that lead to the same request give the same text, so they can be compared. The server
 * checks the addresses of the host each time it connects.
 *
 * @example parseWebhookUrl('https://Example.org/hook#top') // 'https://example.org/hook'
 */
export function parseWebhookUrl(text: string): string | undefined {
  const url = parseWebUrl(text)
  if (url?.protocol !== 'https:' || !PUBLIC_HOST.test(url.hostname)) return undefined
  const normal = `https://${url.hostname}${url.pathname}${url.search}`
  return normal.length <= WEBHOOK_URL_MAX_LENGTH ? normal : undefined
}
