import { createBookHint, hasAddress } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import type { NamedBook } from '../links/creating/identify-book.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import { type CountCall, takeWithinLimits } from './count-calls.ts'
import { findBook, type MovedBooks } from './find-book.ts'
import { identifyTarget } from './identify-target.ts'
import type { StoredMovedLink } from './moves.repo.ts'
import type { PlacedBook } from './place-link.ts'
import { isWritten, type RowPlan } from './plan-rows.ts'

export interface NamedRow {
  readonly row: StoredMovedLink
  /** Null if the row names no book, or is skipped. */
  readonly named: NamedBook | null
}

export interface PreparedRow extends NamedRow {
  /** What a catalog says; null for rows that create and restore no link. */
  readonly placed: PlacedBook | null
}

/** Finds out the books of rows. Stops at a row that has to wait for a limit. */
export function nameRows(
  identify: LinksFeature['identify'],
  rows: readonly StoredMovedLink[],
  countCall: CountCall,
): Promise<NamedRow[]> {
  return takeWithinLimits(rows, async (row) => {
    const follow = () => countCall('resolve-short')
    const named = row.choice === 'skip' ? null : await identifyTarget(identify, row.target, follow)
    return { row, named }
  })
}

/** Looks up the books of rows that need it. Stops at a row that has to wait for a limit. */
export async function lookUpRows(
  books: MovedBooks,
  rows: readonly NamedRow[],
  plans: readonly RowPlan[],
  countCall: CountCall,
): Promise<PreparedRow[]> {
  const counted = await takeWithinLimits(rows, (named, index) => {
    const plan = plans[index]
    if (plan && isWritten(plan)) countCall('save')
    if (plan?.claimsFurther) countCall('slug')
    return { ...named, isWritten: plan !== undefined && isWritten(plan) }
  })
  return await Promise.all(
    counted.map(async ({ row, named, isWritten }) => ({
      ...{ row, named },
      placed: named && isWritten ? await place(books, row, named) : null,
    })),
  )
}

async function place(
  books: MovedBooks,
  { title }: StoredMovedLink,
  { identifier, format }: NamedBook,
): Promise<PlacedBook> {
  const book = await findBook(books, identifier)
  const named = book.source === 'placeholder' ? createBookHint(title, []) : null
  return { format, book, title: named && !hasAddress(named.title) ? named.title : null }
}

/** A shortened link was followed by now. */
export function toPlannable({ row, named }: NamedRow) {
  return { ...row, identifier: named && identifierKey(named.identifier), isShortLink: 0 as const }
}
