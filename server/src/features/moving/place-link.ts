import type { Book, BookHint, EditionFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import type { MovePlan } from '@everyshelf/domain/moving'
import type { IsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import type { LinkRows } from '../links/link-rows.repo.ts'
import type { MovedLinkResult } from './moves.repo.ts'

/** What the catalog says about a book that a row names. */
export interface PlacedBook {
  readonly format: EditionFormat | null
  readonly book: Book
  /** From the file; only the owner sees it, and only while no catalog knows the book. */
  readonly hint: BookHint | null
}

export interface PlaceDeps {
  readonly queries: Queries
  readonly ownerId: string
  readonly rows: LinkRows
  readonly now: IsoTime
}

const outcomes = { create: 'created', restore: 'restored', add: 'added', skip: 'skipped' } as const

/**
 * Does what the plan says. The caller made it under the lock of the owner's links, and looked up the book if the
 * plan creates or restores a link.
 */
export async function placeLink(
  deps: PlaceDeps,
  identifier: BookIdentifier,
  placed: PlacedBook | null,
  { action, ending, problem }: MovePlan,
): Promise<MovedLinkResult> {
  const { queries, ownerId, rows, now } = deps
  const key = identifierKey(identifier)
  const own = rows.linksOf(queries, ownerId)
  const former = await own.findByBook(key)
  if (action === 'create') {
    const { format, ...book } = requireFound(placed)
    const facts = { ...factsOf(book), settings: rows.withFormatHint('{}', identifier, format) }
    const isAdded = await own.add(key, facts, now, ending ?? undefined)
    // Another account took the ending a moment ago.
    if (!isAdded) await own.add(key, facts, now)
    const { id, slug } = requireFound(await own.findByBook(key))
    await own.announce('link.created', id, now)
    return {
      ...{ identifier: key, outcome: outcomes[action], linkId: id, slug },
      problem: isAdded ? problem : 'ending-taken',
    }
  }
  const link = requireFound(former)
  if (action === 'restore') {
    const facts = factsOf(requireFound(placed))
    await own.update(link.id, { facts, removedAt: null })
  }
  const hasEnding = ending !== null && (await claimEnding(deps, link.id, ending))
  if (action === 'restore') await own.announce('link.created', link.id, now)
  else if (hasEnding) await own.announce('link.updated', link.id, now)
  return {
    identifier: key,
    outcome: outcomes[action],
    linkId: link.id,
    slug: hasEnding ? ending : link.slug,
    problem: ending !== null && !hasEnding ? 'ending-taken' : problem,
  }
}

async function claimEnding(
  { queries, rows, now }: PlaceDeps,
  linkId: string,
  slug: NonNullable<MovePlan['ending']>,
): Promise<boolean> {
  const present = await rows.listAllSlugs(queries, linkId)
  return present.includes(slug) || (await rows.claimSlug(queries, { slug, linkId, createdAt: now }))
}

function factsOf({ book, hint }: Pick<PlacedBook, 'book' | 'hint'>) {
  const { title, authors, coverImage, source } = book
  return { title, authors, coverImage, bookHint: source === 'placeholder' ? hint : null }
}

function requireFound<Found>(found: Found | undefined | null): Found {
  if (!found) throw new TypeError('a moved link has no row, or no book')
  return found
}
