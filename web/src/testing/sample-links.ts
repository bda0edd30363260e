import { type Book, describeBook, placeholderBook } from '@everyshelf/domain/books'
import {
  type BookIdentifier,
  identifierKey,
  parseBookIdentifier,
} from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { buildDirectLinks, type PublicId, type Slug } from '@everyshelf/domain/links'
import { linkAllowance } from '@everyshelf/domain/plans'
import { listRetailerLinks } from '@everyshelf/domain/retailers'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'

type GeneratedLinks = RouterOutputs['links']['generate']

export const dune: Book = {
  ...placeholderBook(identifierOf('9780441172719')),
  title: 'Dune',
  authors: ['Frank Herbert'],
  source: 'open-library',
}

function identifierOf(text: string): BookIdentifier {
  const identifier = parseBookIdentifier(text)
  if (!identifier) throw new Error(`no identifier: ${text}`)
  return identifier
}

/** The response for a book that is not looked up yet, with tags for us and de. */
export function sampleLinks(text: string, change: Partial<GeneratedLinks> = {}): GeneratedLinks {
  const identifier = identifierOf(text)
  const isbn = identifier.kind === 'isbn' ? identifier : null
  return {
    book: placeholderBook(identifier),
    isBookKnown: false,
    identifier: {
      kind: identifier.kind,
      key: identifierKey(identifier),
      isbn13: isbn?.isbn13 ?? null,
      isbn10: isbn?.isbn10 ?? null,
      asin: identifier.kind === 'asin' ? identifier.asin : null,
      display: formatIdentifier(identifier),
    },
    format: null,
    source: { retailer: null, marketplace: null, foreignTag: null, unknownSite: null },
    globalLink: null,
    saved: null,
    isOwnLink: false,
    directLinks: buildDirectLinks(identifier, null, { us: 'shelf-20', de: 'shelfde-21' } as never),
    retailerLinks: isbn ? listRetailerLinks(isbn.isbn13, null) : [],
    limit: linkAllowance('free', 0),
    ...change,
  }
}

type SavedLink = RouterOutputs['links']['get']

/** A saved link on the dashboard. */
export function sampleSavedLink(text: string, change: Partial<SavedLink> = {}): SavedLink {
  const identifier = identifierOf(text)
  const { title, coverImage } = placeholderBook(identifier)
  return {
    id: '5f0c9a1be24d77c0a3b61e90',
    isbn: identifierKey(identifier),
    display: formatIdentifier(identifier),
    slug: 'h7kq2mw' as Slug,
    globalLink: `https://everyshelf.example/go/${change.slug ?? 'h7kq2mw'}`,
    publicId: 'a2b3c4d5e6' as PublicId,
    createdAt: '2026-11-20T09:30:00.000Z',
    title,
    subtitle: '',
    authors: [],
    language: '',
    series: '',
    seriesNumber: '',
    publishedOn: '',
    coverImage,
    titleSource: 'none',
    disabledReason: null,
    labels: [],
    note: '',
    clicks30d: 0,
    clicksByDay: Array.from({ length: 60 }, () => 0),
    ...change,
  }
}

/** A label whose ID is made of its name. */
export function sampleLabel(name: string): SavedLink['labels'][number] {
  return { id: `label0000${name.toLowerCase()}`, name, color: 'blue' }
}

/** All links of an account, on one page of the list. */
export function listed(links: readonly SavedLink[]): RouterOutputs['links']['list'] {
  return { links: [...links], next: null, count: links.length }
}

type ListInput = Exclude<RouterInputs['links']['list'], void>

/** An account with these links: answers the calls that list, remove, and restore them. */
export function savedLinks(all: readonly SavedLink[]) {
  const removed = new Set<string>()
  const listActive = () => all.filter(({ id }) => !removed.has(id))
  return {
    'links.list': (input: ListInput | undefined) => listPage(listActive(), input ?? {}),
    'links.summary': () => {
      const links = listActive()
      return {
        count: links.length,
        clicks30d: links.reduce((sum, { clicks30d }) => sum + clicks30d, 0),
      }
    },
    'links.remove': ({ id }: { readonly id: string }) => {
      removed.add(id)
      return { removedAt: '2026-11-21T09:30:00.000Z' }
    },
    'links.restore': ({ id }: { readonly id: string }) => {
      removed.delete(id)
      return all.find((link) => link.id === id) ?? sampleSavedLink('9780441172719', { id })
    },
  }
}

/** Searches titles and authors, and sorts by clicks or in the given order; the cursor is an index. */
function listPage(all: readonly SavedLink[], { filter, sort, cursor, limit = 50 }: ListInput) {
  const query = (filter?.query ?? '').toLowerCase()
  const wanted = filter?.labels ?? []
  const found = all.filter(
    ({ title, authors, labels }) =>
      `${title} ${authors.join(' ')}`.toLowerCase().includes(query) &&
      (wanted.length === 0 || labels.some(({ id }) => wanted.includes(id))),
  )
  const sorted =
    sort?.by === 'clicks' ? found.toSorted((a, b) => a.clicks30d - b.clicks30d) : found.toReversed()
  if (sort === undefined || sort.isDescending) sorted.reverse()
  const from = Number(cursor ?? 0)
  const next = from + limit < sorted.length ? String(from + limit) : null
  return { links: sorted.slice(from, from + limit), next, count: sorted.length }
}

type BookDetailsView = RouterOutputs['links']['details']

/** What the catalog says about the book of a link, with the owner's edits. */
export function sampleBookDetails(
  edits: Partial<BookDetailsView['details']> = {},
): BookDetailsView {
  const catalog = { title: 'Dune', authors: ['Frank Herbert'], description: 'A desert planet.' }
  const layers = { edits, saved: null, catalog, hint: null }
  return {
    ...describeBook('9780441172719', layers),
    coverImage: '/covers/9780441172719',
    isCoverUploaded: false,
  }
}
