import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { placeholderBook } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import type { Slug } from '@everyshelf/domain/links'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import { plainLink, type ReaderContext } from '@everyshelf/domain/routing'
import type { BooksService, ProblemLog } from '../books/books.service.ts'
import type { OpenedSavedLink } from '../redirect/open-link.ts'
import { choosePageLanguage } from './messages/languages.ts'
import { type AskedOfPage, buildReaderPage, type ReaderPage } from './reader-page.ts'

export interface PageRequest {
  readonly identifier: BookIdentifier
  readonly slug: Slug | undefined
  readonly asked: AskedOfPage
  readonly reader: ReaderContext
  readonly rememberedStore: RetailerCode | null
  readonly mayRemember: boolean
  readonly isReported: boolean
  /** Whether catalogues may be asked; itself asked only for a book that is not known yet. */
  readonly mayLookUp: () => boolean
}

export interface ReaderPageParts {
  readonly books: Pick<BooksService, 'lookup' | 'findCached'>
  readonly openLink: (slug: Slug) => Promise<OpenedSavedLink | null>
  readonly defaultTags: AffiliateTags
  readonly log: ProblemLog
}

export interface ReaderPageService {
  /** Never fails: without its link the page is the book's, without its data the number's. */
  readonly open: (request: PageRequest) => Promise<ReaderPage>
}

export function createReaderPageService(parts: ReaderPageParts): ReaderPageService {
  const { books, defaultTags, log } = parts

  async function findBook({ identifier, mayLookUp }: PageRequest) {
    const known = await books.findCached(identifier)
    if (known) return known
    return mayLookUp() ? await books.lookup(identifier) : placeholderBook(identifier)
  }

  /** Only a link of this very book: the page must not say one thing and its button do another. */
  async function findLink({ slug, identifier }: PageRequest) {
    if (!slug) return null
    try {
      const opened = await parts.openLink(slug)
      const isSame = opened && identifierKey(opened.link.identifier) === identifierKey(identifier)
      return isSame ? opened : null
    } catch (error) {
      log.warn({ err: error }, 'A reader page goes on without its link')
      return null
    }
  }

  return {
    async open(request) {
      const { identifier, asked, reader, rememberedStore, mayRemember, isReported } = request
      const [book, found] = await Promise.all([findBook(request), findLink(request)])
      return buildReaderPage({
        book,
        identifier,
        asked,
        reader,
        defaultTags,
        rememberedStore,
        mayRemember,
        isReported: isReported && found !== null,
        language: asked.language ?? choosePageLanguage(reader.languages),
        routable: found?.link ?? plainLink(identifier),
        link: found && {
          slug: found.slug,
          isChoice: found.choicePath !== null,
          look: found.look,
        },
      })
    },
  }
}
