import { parseServiceUrl } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { FindDomain } from '../../redirect/http.ts'
import type { LinkPreviewer, PreviewedLink } from '../../redirect/preview.ts'

/**
 * Looks up one of this server's Global Links, in either form and on any account's own domain. Returns
 * undefined for any other text. Throws if the link does not exist or is disabled.
 */
export type OpenGlobalLink = (text: string) => Promise<PreviewedLink | undefined>

export function createGlobalLinkOpener(
  origin: string,
  findDomain: FindDomain,
  preview: LinkPreviewer,
): OpenGlobalLink {
  return async (text) => {
    const host = URL.parse(text.includes('://') ? text : `https://${text}`)?.hostname
    const domain = findDomain(host)
    const own = parseServiceUrl(text, origin, host !== undefined && domain ? [host] : [])
    if (!own) return undefined
    const found = await preview.open(own.target, domain?.ownerId)
    if (!found) throw new DomainError('invalid-url')
    if (!('problem' in found)) return found
    const { problem } = found
    switch (problem) {
      case 'unknown-link':
        throw new DomainError('no-such-link')
      case 'disabled':
        throw new DomainError('link-disabled')
      case 'malformed':
      case 'too-long':
        throw new DomainError('invalid-url')
      default:
        throw new DomainError('invalid-identifier', { problem })
    }
  }
}
