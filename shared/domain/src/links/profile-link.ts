import { parseWebUrl } from '../product-urls/index.ts'

export const PROFILE_LINK_MAX_LENGTH = 300
const SHOWN_LENGTH = 38

/** A name in the public domain name system, not an address of a machine. */
const PUBLIC_HOST = /\.[a-z][a-z0-9-]*$/

/**
 * Reads a link to an author's own site or social profile. Accepts only https, so that no one can change the
 * page on its way to the reader. The scheme may be missing, as people type it.
 *
 * @example parseProfileLink('instagram.com/ada') // 'https://instagram.com/ada'
 */
export function parseProfileLink(text: string): string | undefined {
  const trimmed = text.trim()
  const isBare = !trimmed.includes(':') && !trimmed.includes('@')
  const url = parseWebUrl(isBare ? `https://${trimmed}` : trimmed)
  if (url?.protocol !== 'https:' || !PUBLIC_HOST.test(url.hostname)) return undefined
  if (/\s/.test(trimmed) || url.href.length > PROFILE_LINK_MAX_LENGTH) return undefined
  return url.href
}

/**
 * How a page names such a link: by its host, so that no text can hide where it leads.
 *
 * @example formatProfileLink('https://www.instagram.com/ada/') // 'instagram.com/ada'
 */
export function formatProfileLink(url: string): string {
  const [address = ''] = url.replace(/^https:\/\/(?:www\.)?/, '').split(/[?#]/, 1)
  const shown = address.replace(/\/+$/, '')
  const [host = ''] = shown.split('/', 1)
  const length = Math.max(SHOWN_LENGTH, host.length + 1)
  return shown.length <= length ? shown : `${shown.slice(0, length - 1)}…`
}
