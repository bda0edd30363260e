import { parseSlug } from '@everyshelf/domain/links'
import type { ReaderContext } from '@everyshelf/domain/routing'
import type { FindPreviewSubject } from '../reader-page/preview-image/preview-subject.ts'
import type { SeriesPageService } from './series-page.service.ts'

/** The image is the same for readers everywhere. */
const anyReader: ReaderContext = { country: null, countrySource: 'none', languages: [] }
const wholePage = { country: undefined, language: undefined, isInBook: false }
const COVERS = 3

/** Describes the preview image of a series by its address. Null unless the page is open. */
export function createPreviewDescriber(pages: SeriesPageService): FindPreviewSubject {
  return async (text) => {
    const slug = parseSlug(text)
    if (!slug) return null
    const page = await pages.open({
      slug,
      requested: wholePage,
      reader: anyReader,
      language: 'en',
    })
    if ('problem' in page || !page.isOpen) return null
    return {
      title: page.name,
      byline: new Intl.ListFormat('en').format(page.authors),
      covers: page.books.flatMap(({ coverImage }) => coverImage ?? []).slice(0, COVERS),
      portrait: null,
    }
  }
}
