import { dropInvisible } from '@everyshelf/domain/identifiers'

/** RFC 1035, section 2.3.4. */
const HOST_MAX_LENGTH = 253
/** Letters, digits, and hyphens inside (RFC 952); international names arrive as `xn--`. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Parses a host name as people type or paste it: with a scheme, a path, capitals, a final period, or letters
 * of any script. Returns its ASCII form; null for an IP address, a port, a wildcard, or a name with one
 * label.
 *
 * @example parseHost(' https://Books.Ada.Example/dune ') // 'books.ada.example'
 */
export function parseHost(text: string): string | null {
  const [typed = ''] = dropInvisible(text)
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .split(/[/?#]/)
  if (/[:@*[\]]/.test(typed)) return null
  const host = URL.parse(`http://${typed.replace(/\.$/, '')}`)?.hostname ?? ''
  const labels = host.split('.')
  const isName =
    labels.length > 1 &&
    host.length <= HOST_MAX_LENGTH &&
    labels.every((label) => LABEL.test(label)) &&
    // The URL standard takes a last part of digits for an IPv4 address.
    !/^\d+$/.test(labels.at(-1) ?? '')
  return isName ? host : null
}
