import type { CountryCode } from '@everyshelf/domain/countries'
import { type LinkSettings, parseSlug } from '@everyshelf/domain/links'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import { showDesign } from '../frame/page-blocks.ts'
import { parsePageLanguage } from '../messages/languages.ts'
import { findPageBook } from './find-page-book.ts'
import { toPageBook } from './page-book.ts'
import { previewIn } from './preview-reader.ts'
import type { ReaderPageServiceDeps } from './reader-page.service.ts'
import { buildReaderPage, type ReaderPage } from './reader-page.ts'

export interface PreviewRequest {
  readonly slug: string
  readonly userId: string
  /** What the owner chose, perhaps not saved yet. Without Premium it changes nothing, as on the page itself. */
  readonly settings: Pick<LinkSettings, 'look' | 'retailers'>
  readonly country: CountryCode
  /** Absent: the one of the country. */
  readonly language: PageLanguage | undefined
  readonly mayLookUp: () => boolean
}

export type PagePreviewService = ReturnType<typeof createPagePreviewService>

export function createPagePreviewService(deps: Omit<ReaderPageServiceDeps, 'findSlug' | 'log'>) {
  return {
    /** The page as readers of a country will see it. Null if the user does not own the link. */
    async open({
      slug,
      userId,
      settings,
      country,
      language,
      mayLookUp,
    }: PreviewRequest): Promise<ReaderPage | null> {
      const parsed = parseSlug(slug)
      const found = parsed ? await deps.openLink(parsed) : null
      if (!found || found.isRemoved || found.hitLink.ownerId !== userId) return null
      const { identifier, owner, retailers } = found.link
      const { order, off } = settings.retailers
      const look = owner?.isPremium ? settings.look : found.look
      const chosenLanguage = language ?? parsePageLanguage(look.language)
      const [book, edits, author, series] = await Promise.all([
        findPageBook(deps.books, { identifier, mayLookUp }),
        deps.findEdits(found.id),
        deps.findAuthor(found.id),
        look.hidden.includes('series') ? null : deps.findSeries(found.slug),
      ])
      return buildReaderPage({
        book: toPageBook(identifier, book, edits),
        identifier,
        ...previewIn(country),
        ...(chosenLanguage && { language: chosenLanguage }),
        defaultTags: deps.defaultTags,
        routable: { ...found.link, retailers: { ...retailers, order, off } },
        link: {
          slug: found.slug,
          look: showDesign(look, deps.now()),
          url: deps.toShortLink(userId, found.slug),
        },
        author,
        series,
      })
    },
  }
}
