import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { parseSlug, type Slug } from '@everyshelf/domain/links'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import { plainLink, type ReaderContext } from '@everyshelf/domain/routing'
import type { BooksService, ProblemLog } from '../books/books.service.ts'
import type { OpenedSavedLink } from '../redirect/open-link.ts'
import { type BookWanted, findPageBook } from './find-page-book.ts'
import { choosePageLanguage, type PageLanguage } from './messages/languages.ts'
import { type AskedOfPage, buildReaderPage, type ReaderPage } from './reader-page.ts'
import { buildStoresPage, type StoresPage } from './stores-page.ts'

export interface PageRequest extends BookWanted {
  readonly slug: Slug | undefined
  readonly asked: AskedOfPage
  readonly reader: ReaderContext
  readonly rememberedStore: RetailerCode | null
  readonly mayRemember: boolean
  readonly isReported: boolean
}

export interface StoresRequest extends Pick<BookWanted, 'mayLookUp'> {
  /** The link's id or one of its slugs. */
  readonly linkId: string
  readonly asked: PageLanguage | undefined
  readonly reader: ReaderContext
}

export interface ReaderPageServiceDeps {
  readonly books: Pick<BooksService, 'lookup' | 'findCached'>
  readonly openLink: (slug: Slug) => Promise<OpenedSavedLink | null>
  readonly findSlug: (linkId: string) => Promise<Slug | undefined>
  readonly defaultTags: AffiliateTags
  readonly log: ProblemLog
}

export interface ReaderPageService {
  /** Never fails: without its link the page is the book's, without its data the number's. */
  readonly open: (request: PageRequest) => Promise<ReaderPage>
  /** The problem where there is no such link, or where nobody can tell now. */
  readonly openStores: (
    request: StoresRequest,
  ) => Promise<StoresPage | { readonly problem: 'unknown-link' | 'disabled' | 'unavailable' }>
}

export function createReaderPageService(deps: ReaderPageServiceDeps): ReaderPageService {
  const { books, defaultTags, log } = deps

  async function findByIdOrSlug(linkId: string) {
    // What is a slug in form may be an id, which has letters and digits alone.
    const slug = parseSlug(linkId)
    if (!slug) return null
    const found = await deps.openLink(slug)
    if (found) return found
    const current = await deps.findSlug(slug)
    return current ? await deps.openLink(current) : null
  }

  /** Only a link of this very book: the page must not say one thing and its button do another. */
  async function findLink({ slug, identifier }: PageRequest) {
    if (!slug) return null
    try {
      const opened = await deps.openLink(slug)
      // One that was switched off leaves the page to the book.
      if (opened?.isDisabled) return null
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
      const [book, found] = await Promise.all([findPageBook(books, request), findLink(request)])
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

    async openStores({ linkId, asked, reader, mayLookUp }) {
      const found = await findByIdOrSlug(linkId).catch((error: unknown) => {
        log.warn({ err: error }, 'The list of stores cannot look its link up')
        return { problem: 'unavailable' } as const
      })
      if (!found) return { problem: 'unknown-link' }
      if ('problem' in found) return found
      if (found.isDisabled) return { problem: 'disabled' }
      const { link: routable, slug, look } = found
      return buildStoresPage({
        book: await findPageBook(books, { identifier: routable.identifier, mayLookUp }),
        slug,
        routable,
        look,
        asked,
        language: asked ?? choosePageLanguage(reader.languages),
        reader,
        defaultTags,
      })
    },
  }
}
