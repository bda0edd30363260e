import { parseSlug } from '@everyshelf/domain/links'
import type { ReaderContext } from '@everyshelf/domain/routing'
import type { FindPreviewSubject } from '../reader-page/preview-image/preview-subject.ts'
import type { PublicAuthorPages } from './public-author-pages.service.ts'

/** The image is the same for readers everywhere. */
const anyReader: ReaderContext = { country: null, countrySource: 'none', languages: [] }
const COVERS = 3

/** Describes the preview image of an author page by its address. Null unless the page is published. */
export function createPreviewDescriber(pages: Pick<PublicAuthorPages, 'open'>): FindPreviewSubject {
  return async (text) => {
    const slug = parseSlug(text)
    if (!slug) return null
    const page = await pages.open({
      slug,
      reader: anyReader,
      findUserId: async () => undefined,
    })
    if (page.kind !== 'page' || page.isDraft) return null
    return {
      title: page.name,
      byline: '',
      covers: page.books.flatMap(({ coverImage }) => coverImage ?? []).slice(0, COVERS),
      portrait: page.portrait,
    }
  }
}
