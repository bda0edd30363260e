import {
  buildBackMatter,
  chooseKitLanguage,
  type KitBook,
  type KitLanguage,
  readNewsletterUrl,
} from '@everyshelf/domain/back-matter'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { BACK_MATTER_BOOKS_MAX } from '@everyshelf/domain/limits'
import { toRoutableLink } from '@everyshelf/domain/links'
import type { RouterOutputs } from '@everyshelf/server/api'
import { formatAuthors } from '@everyshelf/ui/books'
import { useMemo, useState } from 'react'
import { trpc } from '../../lib/api/trpc.tsx'
import {
  type BackMatterLink,
  useBackMatterLinks,
} from '../../lib/back-matter/use-back-matter-links.ts'
import { type ManagedLink, readSettings } from '../../lib/link-settings/managed-link.ts'
import type { SavedLink } from '../../lib/links/saved-link.ts'
import { serverOrigin } from '../../lib/session/own-domains.ts'
import { readStoredNewsletter } from './stored-newsletter.ts'

/** Enough to find all books of most authors in one call. */
const LINKS_TO_SEARCH = 200

/** What the author chose; null until then. */
export interface KitChoice {
  /** The ID of the next book; empty for none. */
  readonly nextId: string | null
  /** The IDs of the books that the list leaves out. */
  readonly omittedIds: readonly string[]
  readonly newsletter: string
  readonly language: KitLanguage
}

/** The books and pages that back matter can lead to, and the back matter itself. */
export function useKit({ link }: ManagedLink) {
  const [choice, setChoice] = useState<KitChoice>(() => ({
    nextId: null,
    omittedIds: [],
    newsletter: readStoredNewsletter(),
    language: chooseKitLanguage(link.language),
  }))
  const listed = trpc.links.list.useQuery({
    filter: link.authors[0] ? { query: link.authors[0] } : {},
    limit: LINKS_TO_SEARCH,
  })
  const pages = trpc.links.bookPages.useQuery({ id: link.id })
  const others = useMemo(
    () => (listed.data ? listOtherBooks(link, listed.data.links) : undefined),
    [listed.data, link],
  )
  const nextInSeries = pages.data?.series?.nextLinkId ?? null
  const otherIds = (others ?? []).map(({ id }) => id)
  const isByOther = nextInSeries !== null && !otherIds.includes(nextInSeries)
  const byOther = isByOther ? [nextInSeries] : []
  const shownIds = otherIds.slice(0, BACK_MATTER_BOOKS_MAX - 1 - byOther.length)
  const isEnabled = others !== undefined && pages.data !== undefined
  const ids = [link.id, ...shownIds, ...byOther]
  const chosen = choice.nextId && !ids.includes(choice.nextId) ? [choice.nextId] : []
  const backMatter = useBackMatterLinks([...ids, ...chosen], { isEnabled })
  const saved = trpc.links.list.useQuery(
    { filter: {}, limit: LINKS_TO_SEARCH },
    { enabled: others?.length === 0 },
  )
  const change = (changed: Partial<KitChoice>) => setChoice((before) => ({ ...before, ...changed }))
  const nextId = choice.nextId ?? nextInSeries ?? guessNext(link, others)
  const error = listed.error ?? pages.error ?? backMatter.error
  return {
    choice,
    change,
    others,
    /** Every saved book that can be next, for an author without another book. */
    candidates: saved.data?.links.filter(({ id }) => id !== link.id) ?? [],
    chooseNext: async (id: string) => {
      await backMatter.create([...ids, id])
      change({ nextId: id })
    },
    nextId,
    backMatter,
    matters: useMatters({
      ...{ link, choice, nextId, others },
      pages: pages.data,
      links: backMatter.links,
    }),
    error,
    retry: () => {
      if (listed.error) void listed.refetch()
      if (pages.error) void pages.refetch()
      if (backMatter.error) backMatter.retry()
    },
  }
}

function guessNext(link: SavedLink, others: readonly SavedLink[] | undefined) {
  return (others && findNextInSeries(link, others)?.id) ?? ''
}

interface MattersInput extends Pick<ManagedLink, 'link'> {
  readonly choice: KitChoice
  readonly nextId: string
  readonly pages: RouterOutputs['links']['bookPages'] | undefined
  readonly others: readonly SavedLink[] | undefined
  readonly links: readonly BackMatterLink[] | undefined
}

function useMatters(input: MattersInput) {
  const { link, choice, nextId, others, pages, links } = input
  return useMemo(() => {
    const books = new Map(links?.flatMap((one) => toKitBook(one) ?? []))
    const book = books.get(link.id)
    if (!book || !pages) return undefined
    const newsletter = readNewsletterUrl(choice.newsletter)
    const isListed = (id: string) =>
      !choice.omittedIds.includes(id) && others?.some((other) => other.id === id)
    return buildBackMatter({
      origin: serverOrigin(),
      language: choice.language,
      author: link.authors.length > 0 ? formatAuthors(link.authors) : '',
      book,
      next: books.get(nextId) ?? null,
      isInSeries: pages.series !== null,
      others: [...books].flatMap(([id, other]) => (isListed(id) ? [other] : [])),
      authorPage: pages.author,
      newsletterUrl: newsletter.ok ? newsletter.url : null,
    })
  }, [link, choice, nextId, others, pages, links])
}

/** Undefined until the link has its slugs. */
function toKitBook({ id, isbn, title, settings, slugs, printLink }: BackMatterLink) {
  const identifier = parseBookIdentifier(isbn)
  if (!identifier || !slugs.ebook || !slugs.print || !printLink) return undefined
  const link = toRoutableLink(identifier, null, readSettings(settings))
  const { ebook: ebookSlug, print: printSlug } = slugs
  const book: KitBook = { title, link, ebookSlug, printSlug, printLink }
  return [[id, book] as const]
}

type SeriesBook = Pick<SavedLink, 'id' | 'series' | 'seriesNumber'>

/**
 * The other books of the same author, those of the same series first. With an unknown author, all books
 * are listed. The list is at most as long as fits in one call along with the book itself.
 */
function listOtherBooks(book: SavedLink, links: readonly SavedLink[]): SavedLink[] {
  const authors = new Set(book.authors.map(fold))
  return links
    .filter(({ id }) => id !== book.id)
    .filter((other) => authors.size === 0 || other.authors.some((name) => authors.has(fold(name))))
    .toSorted((a, b) => rank(book, a) - rank(book, b) || compare(a, b))
    .slice(0, BACK_MATTER_BOOKS_MAX - 1)
}

/** The book with the next number in the same series; undefined if the author gave no numbers. */
function findNextInSeries<Book extends SeriesBook>(
  { series, seriesNumber }: SeriesBook,
  others: readonly Book[],
): Book | undefined {
  const number = toNumber(seriesNumber)
  if (!series || number === undefined) return undefined
  const later = others.flatMap((book) => {
    const otherNumber = toNumber(book.seriesNumber)
    const isLater = book.series === series && otherNumber !== undefined && otherNumber > number
    return isLater ? [{ book, number: otherNumber }] : []
  })
  return later.toSorted((a, b) => a.number - b.number)[0]?.book
}

function rank({ series }: SeriesBook, other: SeriesBook) {
  return series && series === other.series ? 0 : 1
}

function compare(a: SavedLink, b: SavedLink) {
  return (
    a.series.localeCompare(b.series) ||
    (toNumber(a.seriesNumber) ?? 0) - (toNumber(b.seriesNumber) ?? 0) ||
    a.title.localeCompare(b.title)
  )
}

function toNumber(text: string) {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined
}

function fold(name: string) {
  return name.trim().toLowerCase()
}
