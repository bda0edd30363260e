import type { Book, BookHint, EditionFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import type { MovePlan } from '@everyshelf/domain/moving'
import type { IsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import type { LinkRows } from '../links/link-rows.repo.ts'
import type { MovedLinkResult } from './moves.repo.ts'

/** A book that a row names, with what the catalog says. */
export interface PlacedBook {
  readonly identifier: BookIdentifier
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

/** Does what the plan says. The caller made it under the lock of the owner's links. */
export async function placeLink(
  deps: PlaceDeps,
  placed: PlacedBook,
  { action, ending, problem }: MovePlan,
): Promise<MovedLinkResult> {
  const { queries, ownerId, rows, now } = deps
  const key = identifierKey(placed.identifier)
  const own = rows.linksOf(queries, ownerId)
  const former = await own.findByBook(key)
  if (action === 'create') {
    const settings = rows.withFormatHint('{}', placed.identifier, placed.format)
    const isAdded = await own.add(key, { ...factsOf(placed), settings }, now, ending ?? undefined)
    // Another account took the ending a moment ago.
    if (!isAdded) await own.add(key, { ...factsOf(placed), settings }, now)
    const { id, slug } = requireLink(await own.findByBook(key))
    return {
      ...{ identifier: key, outcome: outcomes[action], linkId: id, slug, formerRemovedAt: null },
      problem: isAdded ? problem : 'ending-taken',
    }
  }
  const link = requireLink(former)
  if (action === 'restore') {
    await own.update(link.id, { facts: factsOf(placed), removedAt: null })
  }
  const hasEnding = ending !== null && (await claimEnding(deps, link.id, ending))
  return {
    identifier: key,
    outcome: outcomes[action],
    linkId: link.id,
    slug: hasEnding ? ending : link.slug,
    formerRemovedAt: action === 'restore' ? link.removedAt : null,
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

function factsOf({ book, hint }: PlacedBook) {
  const { title, authors, coverImage, source } = book
  return { title, authors, coverImage, bookHint: source === 'placeholder' ? hint : null }
}

function requireLink<Link>(link: Link | undefined): Link {
  if (!link) throw new TypeError('a moved link has no row')
  return link
}
