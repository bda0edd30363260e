import { type BookChannel, bookChannels } from '@everyshelf/domain/affiliate'
import type { Slug } from '@everyshelf/domain/links'
import type { IsoTime } from '../../db/columns.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import { claimRandomSlug } from './link-slugs.repo.ts'
import { lockLinksOf } from './lock-links.repo.ts'
import { linksOf } from './saved-links.repo.ts'

/** The slug of a link in one channel. */
export interface BookSlug {
  readonly linkId: string
  readonly channel: BookChannel
  readonly slug: Slug
}

/** What the back matter of one owner's books links to: no query here can reach another's row (S36). */
export type OwnedBackMatter = ReturnType<typeof backMatterOf>

export type BackMatterRepo = ReturnType<typeof createBackMatterRepo>

export function createBackMatterRepo(db: Queries, transact: Transact) {
  return {
    backMatterOf: (ownerId: string) => backMatterOf(db, ownerId),

    /** Changes slugs of an owner's links under a lock, so that a channel gets only one. */
    changeBackMatterOf: <Result>(
      ownerId: string,
      change: (own: OwnedBackMatter) => Promise<Result>,
    ): Promise<Result> =>
      transact(async (queries) => {
        await lockLinksOf(queries, ownerId)
        return await change(backMatterOf(queries, ownerId))
      }),
  }
}

function backMatterOf(db: Queries, ownerId: string) {
  return {
    /** Those of the ids that exist, in this order. Includes removed links. */
    findLinks: linksOf(db, ownerId).findMany,

    listSlugs: async (ids: readonly string[]): Promise<BookSlug[]> =>
      await db
        .selectFrom('link_slug')
        .innerJoin('saved_link as link', 'link.id', 'link_slug.linkId')
        .select(['linkId', 'channel', 'link_slug.slug'])
        .where('linkId', 'in', ids)
        .where('link.ownerId', '=', ownerId)
        .where('channel', 'in', bookChannels)
        .$narrowType<{ channel: BookChannel }>()
        .execute(),

    /** Call this only for a link that `findLinks` returned and that has no slug in this channel. */
    addSlug: async (
      linkId: string,
      channel: BookChannel,
      createdAt: IsoTime,
    ): Promise<BookSlug> => {
      const slug = await claimRandomSlug(db, { linkId, channel, createdAt })
      return { linkId, channel, slug }
    },
  }
}
