import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { buildGlobalLink, isPublicId } from '@everyshelf/domain/links'
import type { Marketplace } from '@everyshelf/domain/marketplaces'
import { paths } from '../../app/paths.ts'

/** The sample book, which most stores sell. */
const SAMPLE = parseBookIdentifier('9780441172719')

/**
 * The page that shows where the user's link leads a reader in a store's country, and with which tag. It
 * opens no store: the user's own clicks never count and may get their affiliate account closed.
 */
export function buildTestAddress(
  { country }: Pick<Marketplace, 'country'>,
  publicId: string,
): string {
  const owner = isPublicId(publicId) ? publicId : null
  const input = SAMPLE && buildGlobalLink(window.location.origin, SAMPLE, owner)
  const query = new URLSearchParams({ ...(input && { input }), country })
  return `${paths.redirectTest}?${query}`
}
