import { isReservedSlug, SLUG_ALPHABET, SLUG_LENGTH, type Slug } from '@everyshelf/domain/links'
import type { IsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import type { LinkRows } from '../../links/link-rows.repo.ts'
import type { FileLink } from './restore-link.ts'

interface ClaimDeps {
  readonly queries: Queries
  readonly rows: LinkRows
  /** The link here. */
  readonly id: string
  readonly link: FileLink
  readonly isPremium: boolean
  readonly past: (time: IsoTime) => IsoTime
}

/** A slug of one's choice needs Premium; one like those that the server draws does not. */
export function mayHaveSlug(slug: Slug, isPremium: boolean): boolean {
  if (isReservedSlug(slug)) return false
  const isDrawn =
    slug.length === SLUG_LENGTH && [...slug].every((letter) => SLUG_ALPHABET.includes(letter))
  return isPremium || isDrawn
}

/** Claims the other slugs of a link. Returns those that it cannot have here. */
export async function claimFileSlugs({
  queries,
  rows,
  id,
  link,
  isPremium,
  past,
}: ClaimDeps): Promise<Slug[]> {
  const lost: Slug[] = []
  const channels = new Set<string>()
  for (const { slug, channel, campaign, createdAt } of link.slugs) {
    if (slug === link.slug) continue
    // A link has one slug in each channel but the web.
    const isDouble = channel !== 'web' && channels.has(channel)
    channels.add(channel)
    const row = { slug, linkId: id, channel, campaign, createdAt: past(createdAt) }
    const isClaimed =
      !isDouble && mayHaveSlug(slug, isPremium) && (await rows.claimSlug(queries, row))
    if (!isClaimed) lost.push(slug)
  }
  return lost
}
