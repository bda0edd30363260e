import { parseSlug } from '@everyshelf/domain/links'
import type { FindPreviewSubject } from '../preview-image/preview-subject.ts'
import { describeStoredBook, findCover, isOpen } from './describe-series.ts'
import type { SeriesPagesRepo } from './series-pages.repo.ts'

/** The image names the authors of these, and looks for covers among them. */
const BOOKS = 12
const COVERS = 3

/** Describes the preview image of a series by its address. Null unless the page is open. */
export function createPreviewDescriber(
  repo: Pick<SeriesPagesRepo, 'findPage' | 'listFirstBooks'>,
): FindPreviewSubject {
  return async (text) => {
    const slug = parseSlug(text)
    const page = slug && (await repo.findPage(slug))
    if (!page || page.isOwnerBanned || page.series.disabledAt !== null) return null
    if (!isOpen(page.series)) return null
    const books = await repo.listFirstBooks(page.series.id, BOOKS)
    const authors = new Set(books.flatMap((book) => describeStoredBook(book, 'reader').authors))
    return {
      slug: page.series.slug,
      title: page.series.name,
      byline: new Intl.ListFormat('en').format(authors),
      covers: books.flatMap((book) => findCover(book) ?? []).slice(0, COVERS),
      portrait: null,
      isPlaceholder: false,
    }
  }
}
