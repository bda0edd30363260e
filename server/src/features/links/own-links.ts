import { readOwnLink } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { LinkPreviewer, PreviewedLink } from '../redirect/preview-link.ts'

/**
 * Looks up what one of this server's own Global Links leads to, in either form; undefined for every
 * other text. Throws when the link does not exist or was switched off.
 */
export type OpenOwnLink = (text: string) => Promise<PreviewedLink | undefined>

export function createOwnLinkOpener(origin: string, preview: LinkPreviewer): OpenOwnLink {
  return async (text) => {
    const own = readOwnLink(text, origin)
    if (!own) return undefined
    const found = await preview.open(own.target)
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
