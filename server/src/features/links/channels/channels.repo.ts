import type { LinkChannel } from '@everyshelf/domain/affiliate'
import type { Slug } from '@everyshelf/domain/links'
import type { IsoTime } from '../../../db/columns.ts'
import type { Queries, Transact } from '../../../db/transact.ts'
import { claimRandomSlug } from '../link-slugs.repo.ts'
import { lockLinksOf } from '../lock-links.repo.ts'
import { linksOf } from '../saved-links.repo.ts'

/** A slug of a link, and where readers find it. */
export interface ChannelSlug {
  readonly linkId: string
  readonly channel: LinkChannel
  readonly slug: Slug
  readonly campaign: string | null
}

/** The slugs of one owner's links: no query here can reach another's row (S36). */
export type OwnedSlugs = ReturnType<typeof slugsOf>

export type ChannelsRepo = ReturnType<typeof createChannelsRepo>

export function createChannelsRepo(db: Queries, transact: Transact) {
  return {
    slugsOf: (ownerId: string) => slugsOf(db, ownerId),

    /** Changes slugs of an owner's links under a lock, so that a channel gets only one. */
    changeSlugsOf: <Result>(
      ownerId: string,
      change: (own: OwnedSlugs) => Promise<Result>,
    ): Promise<Result> =>
      transact(async (queries) => {
        await lockLinksOf(queries, ownerId)
        return await change(slugsOf(queries, ownerId))
      }),
  }
}

function slugsOf(db: Queries, ownerId: string) {
  return {
    /** Those of the ids that exist, in this order. Includes removed links. */
    findLinks: linksOf(db, ownerId).findMany,

    /** All slugs of these links, newest first. */
    listSlugs: async (ids: readonly string[]): Promise<ChannelSlug[]> =>
      await db
        .selectFrom('link_slug')
        .innerJoin('saved_link as link', 'link.id', 'link_slug.linkId')
        .select(['linkId', 'channel', 'link_slug.slug', 'campaign'])
        .where('linkId', 'in', ids)
        .where('link.ownerId', '=', ownerId)
        .orderBy('link_slug.createdAt', 'desc')
        .orderBy('link_slug.slug')
        .execute(),

    /** Call this only for a link that `findLinks` returned and that has no slug in this channel. */
    addSlug: async (
      linkId: string,
      channel: LinkChannel,
      createdAt: IsoTime,
    ): Promise<ChannelSlug> => {
      const slug = await claimRandomSlug(db, { linkId, channel, createdAt })
      return { linkId, channel, slug, campaign: null }
    },

    /** Returns false if the link has no such slug. */
    setCampaign: async (linkId: string, slug: Slug, campaign: string | null): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('link_slug')
        .set({ campaign })
        .where('linkId', '=', linkId)
        .where('slug', '=', slug)
        .where('linkId', 'in', (from) =>
          from.selectFrom('saved_link').select('id').where('ownerId', '=', ownerId),
        )
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
