import type { BookDetails, DetailSource } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import type { PublicId, Slug } from '@everyshelf/domain/links'
import type { ToShortLink } from '../../own-domains/domain-hosts.ts'
import type { StoredLink } from '../store/stored-links.repo.ts'
import { describeSavedBook } from './describe-saved-book.ts'

/** The signed-in user, as the session describes them. */
export interface LinkOwner {
  readonly userId: string
  readonly publicId: PublicId
  readonly isPremium: boolean
}

/** The list has no descriptions, since they are long. */
export interface SavedLink
  extends Omit<BookDetails, 'description'>,
    Pick<StoredLink, 'labels' | 'note'> {
  readonly id: string
  /** The identifier's key: ISBN-13 or ASIN. */
  readonly isbn: string
  /** The identifier in its display form. */
  readonly display: string
  readonly globalLink: string
  readonly slug: Slug
  readonly publicId: PublicId
  readonly createdAt: string
  /** The source of the title. A title from a page or file is shown only to the owner. */
  readonly titleSource: DetailSource
  readonly coverImage: string | null
  /** Why an admin disabled the link. Null if it works. */
  readonly disabledReason: string | null
  readonly clicks30d: number
  /** Clicks per day, today last: the days that `clicks30d` sums and as many before them. */
  readonly clicksByDay: readonly number[]
}

export const LISTED_CLICK_DAYS = 2 * RECENT_CLICK_DAYS
const noClicks: readonly number[] = Array.from({ length: LISTED_CLICK_DAYS }, () => 0)

export function toSavedLink(
  link: StoredLink,
  { userId, publicId }: LinkOwner,
  toShortLink: ToShortLink,
  clicks: ReadonlyMap<string, readonly number[]>,
): SavedLink {
  const { id, slug, identifier: isbn, createdAt } = link
  const parsed = parseBookIdentifier(isbn)
  const clicksByDay = clicks.get(isbn) ?? noClicks
  return {
    id,
    isbn,
    display: parsed ? formatIdentifier(parsed) : isbn,
    globalLink: toShortLink(userId, slug),
    slug,
    publicId,
    disabledReason: link.disabledAt === null ? null : link.disabledReason,
    createdAt,
    ...describeSavedBook(link),
    labels: link.labels,
    note: link.note,
    clicks30d: clicksByDay.slice(-RECENT_CLICK_DAYS).reduce((sum, count) => sum + count, 0),
    clicksByDay,
  }
}
