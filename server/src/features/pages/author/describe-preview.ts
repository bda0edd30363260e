import { parseSlug } from '@everyshelf/domain/links'
import type { FindPreviewSubject } from '../preview-image/preview-subject.ts'
import { portraitPath } from './author-page-view.ts'
import { describePageBook } from './page-book.ts'
import type { PublicAuthorPagesRepo } from './public-author-pages.repo.ts'

/** Among these, the image looks for covers. */
const BOOKS = 12
const COVERS = 3

/** Describes the preview image of an author page by its address. Null unless the page is published. */
export function createPreviewDescriber(
  repo: Pick<PublicAuthorPagesRepo, 'findBySlug' | 'listFirstBooks'>,
): FindPreviewSubject {
  return async (text) => {
    const slug = parseSlug(text)
    const page = slug && (await repo.findBySlug(slug))
    if (!page || page.publishedAt === null || page.removedAt !== null) return null
    if (page.ownerId === null || page.disabledAt !== null || page.isOwnerBanned) return null
    const portrait = page.portraitHash && portraitPath(page.portraitHash)
    const books = portrait ? [] : await repo.listFirstBooks(page.id, BOOKS)
    const covers = books.flatMap((book) => describePageBook(book).coverImage ?? [])
    return {
      slug: page.slug,
      title: page.name,
      byline: '',
      covers: covers.slice(0, COVERS),
      portrait,
      isPlaceholder: false,
    }
  }
}
