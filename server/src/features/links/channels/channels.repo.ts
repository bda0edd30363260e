import type { LinkChannel } from '@everyshelf/domain/affiliate'
import type { Slug } from '@everyshelf/domain/links'
import type { Queries } from '../../../db/transact.ts'

/** A slug of a link, and where readers find it. */
export interface ChannelSlug {
  readonly linkId: string
  readonly channel: LinkChannel
  readonly slug: Slug
  readonly campaign: string | null
}

/** All slugs of these links of an owner, newest first. */
export async function listChannelSlugs(
  db: Queries,
  ownerId: string,
  linkIds: readonly string[],
): Promise<ChannelSlug[]> {
  return await db
    .selectFrom('link_slug')
    .innerJoin('saved_link as link', 'link.id', 'link_slug.linkId')
    .select(['linkId', 'channel', 'link_slug.slug', 'campaign'])
    .where('linkId', 'in', linkIds)
    .where('link.ownerId', '=', ownerId)
    .orderBy('link_slug.createdAt', 'desc')
    .orderBy('link_slug.slug')
    .execute()
}
