import type { Slug } from '@everyshelf/domain/links'
import { isOwnerShown } from '../../../db/shown-owners.repo.ts'
import type { Queries } from '../../../db/transact.ts'

/** Content by its slug; covers and portraits by their hash. */
export type ContentKind = 'link' | 'series' | 'author' | 'cover' | 'portrait'

/** Whether an account made this content, and readers may see it. */
export async function isOwnContent(
  db: Queries,
  ownerId: string,
  kind: ContentKind,
  name: string,
): Promise<boolean> {
  const found = await createFinders(db, ownerId, name)[kind]()
  return found !== undefined
}

function createFinders(db: Queries, ownerId: string, name: string) {
  const slug = name as Slug
  const links = db
    .selectFrom('saved_link as link')
    .select('link.id')
    .where('link.ownerId', '=', ownerId)
    .where('link.disabledAt', 'is', null)
    .where(isOwnerShown('link'))
  const pages = db
    .selectFrom('author_page as page')
    .select('page.id')
    .where('page.ownerId', '=', ownerId)
    .where('page.disabledAt', 'is', null)
    .where(isOwnerShown('page'))
  return {
    link: () =>
      links
        .innerJoin('link_slug as named', 'named.linkId', 'link.id')
        .where('named.slug', '=', slug)
        .executeTakeFirst(),
    cover: () =>
      links
        .innerJoin('link_cover as cover', 'cover.linkId', 'link.id')
        .where('hash', '=', name)
        .executeTakeFirst(),
    author: () =>
      pages
        .innerJoin('author_page_slug as named', 'pageId', 'page.id')
        .where('named.slug', '=', slug)
        .executeTakeFirst(),
    portrait: () =>
      pages
        .innerJoin('author_portrait', 'pageId', 'page.id')
        .where('hash', '=', name)
        .executeTakeFirst(),
    series: () =>
      db
        .selectFrom('series')
        .innerJoin('series_slug as named', 'named.seriesId', 'series.id')
        .select('series.id')
        .where('named.slug', '=', slug)
        .where('series.ownerId', '=', ownerId)
        .where('series.publishedAt', 'is not', null)
        .where('series.disabledAt', 'is', null)
        .where(isOwnerShown('series'))
        .executeTakeFirst(),
  }
}
