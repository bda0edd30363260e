import { toJsonText } from '../../../db/columns.ts'
import type { PersonalData } from '../../../feature.ts'

export const authorPagesData: PersonalData = {
  exportOwned: async ({ by, ofOwner, ownIds }) => {
    const ofPages = by('pageId', ownIds('author_page'))
    return {
      author_page: await ofOwner('author_page', 'all', 'createdAt'),
      author_page_slug: await ofPages('author_page_slug', 'all', 'createdAt'),
      author_page_book: await ofPages('author_page_book', 'all', 'pageId', 'position'),
      author_portrait: await ofPages('author_portrait', 'all'),
    }
  },

  /** Published pages keep their addresses and books, so that readers find those. */
  eraseOwned: async ({ queries, userId, ownIds }) => {
    const pages = ownIds('author_page')
    await queries.deleteFrom('author_portrait').where('pageId', 'in', pages).execute()
    await queries
      .deleteFrom('author_page_book')
      .where('pageId', 'in', pages.where('publishedAt', 'is', null))
      .execute()
    await queries
      .updateTable('author_page')
      .set({
        ownerId: null,
        name: '',
        text: '',
        links: toJsonText<readonly string[]>([]),
        design: null,
      })
      .where('ownerId', '=', userId)
      .execute()
  },
}
