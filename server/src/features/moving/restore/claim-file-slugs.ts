import { RESTORED_SLUGS_MAX } from '@everyshelf/domain/limits'
import { isReservedSlug, SLUG_ALPHABET, SLUG_LENGTH, type Slug } from '@everyshelf/domain/links'
import type { movesRestoreLinksInput } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import type { IsoTime } from '../../../db/columns.ts'
import type { LinkWriter } from '../../links/store/link-writer.repo.ts'

/** A link of an account's own file. */
export type FileLink = z.output<typeof movesRestoreLinksInput>['links'][number]

interface ClaimDeps {
  readonly own: Pick<LinkWriter, 'claimSlug'>
  /** The link here. */
  readonly id: string
  readonly link: FileLink
  readonly allowed: ReadonlySet<Slug>
  readonly past: (time: IsoTime) => IsoTime
}

/**
 * The slugs of a link in the file that the account may have. A slug stays reserved forever, so their number
 * is limited. Without Premium, only the current slug is allowed, unless it looks like a custom one.
 */
export function listAllowedSlugs(link: FileLink, isPremium: boolean): ReadonlySet<Slug> {
  const slugs = isPremium
    ? new Set([link.slug, ...link.slugs.map(({ slug }) => slug)])
    : [link.slug].filter(looksDrawn)
  const free = [...slugs].filter((slug) => !isReservedSlug(slug, 'link'))
  return new Set(free.slice(0, RESTORED_SLUGS_MAX))
}

/** Like those that the server draws. Without a digit, it could be a word. */
function looksDrawn(slug: Slug) {
  const hasLetters = [...slug].every((letter) => SLUG_ALPHABET.includes(letter))
  return slug.length === SLUG_LENGTH && hasLetters && /\d/.test(slug)
}

/** Claims the other slugs of a link. Returns those that it cannot have here. */
export async function claimFileSlugs({ own, id, link, allowed, past }: ClaimDeps): Promise<Slug[]> {
  const lost: Slug[] = []
  const channels = new Set<string>()
  for (const { slug, channel, campaign, createdAt } of link.slugs) {
    if (slug === link.slug) continue
    // A link has one slug in each channel but the web.
    const isDouble = channel !== 'web' && channels.has(channel)
    channels.add(channel)
    const row = { slug, channel, campaign, createdAt: past(createdAt) }
    const isClaimed = !isDouble && allowed.has(slug) && (await own.claimSlug(id, row))
    if (!isClaimed) lost.push(slug)
  }
  return lost
}
