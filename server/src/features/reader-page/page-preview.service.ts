import type { CountryCode } from '@everyshelf/domain/countries'
import { type LinkSettings, parseSlug } from '@everyshelf/domain/links'
import { findPageBook } from './find-page-book.ts'
import { mainLanguage } from './main-language.ts'
import { choosePageLanguage } from './messages/languages.ts'
import { toPageBook } from './page-book.ts'
import type { ReaderPageServiceDeps } from './reader-page.service.ts'
import { buildReaderPage, type ReaderPage } from './reader-page.ts'

export interface PreviewRequest {
  readonly slug: string
  readonly userId: string
  /** What the owner chose, perhaps not saved yet. Without Premium it changes nothing, as on the page itself. */
  readonly settings: Pick<LinkSettings, 'look' | 'retailers'>
  readonly country: CountryCode
  readonly mayLookUp: () => boolean
}

export interface PagePreviewService {
  /** The page as readers of a country will see it. Null if the user does not own the link. */
  readonly open: (request: PreviewRequest) => Promise<ReaderPage | null>
}

export function createPagePreviewService(
  deps: Omit<ReaderPageServiceDeps, 'findSlug' | 'log'>,
): PagePreviewService {
  return {
    async open({ slug, userId, settings, country, mayLookUp }) {
      const parsed = parseSlug(slug)
      const found = parsed ? await deps.openLink(parsed) : null
      if (!found || found.isRemoved || found.hitLink.ownerId !== userId) return null
      const { identifier, owner, retailers } = found.link
      const { order, off } = settings.retailers
      const [book, edits, author] = await Promise.all([
        findPageBook(deps.books, { identifier, mayLookUp }),
        deps.findEdits(found.id),
        deps.findAuthor(found.id),
      ])
      return buildReaderPage({
        book: toPageBook(identifier, book, edits),
        identifier,
        requested: { country, language: undefined },
        reader: { country, countrySource: 'query', languages: [] },
        defaultTags: deps.defaultTags,
        favoriteRetailer: null,
        canStoreFavorite: true,
        isReported: false,
        language: choosePageLanguage([mainLanguage(country)]),
        routable: { ...found.link, retailers: { ...retailers, order, off } },
        link: { slug: found.slug, look: owner?.isPremium ? settings.look : found.look },
        author,
      })
    },
  }
}
