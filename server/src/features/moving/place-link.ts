import type { Book, EditionFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import type { MovePlan } from '@everyshelf/domain/moving'
import type { IsoTime } from '../../db/columns.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { LinkWriter } from '../links/store/link-writer.repo.ts'
import type { MovedLinkResult } from './moved-links.repo.ts'

/** A book that a row names, and what is known about it. */
export interface PlacedBook {
  readonly identifier: BookIdentifier
  readonly format: EditionFormat | null
  readonly book: Book
  /** The owner's title from the file, for an unknown book. */
  readonly title: string | null
}

export interface PlaceDeps {
  readonly links: LinkWriter
  readonly settings: Pick<LinksFeature['settings'], 'withFormatHint'>
  readonly now: IsoTime
}

const outcomes = { create: 'created', restore: 'restored', add: 'added', skip: 'skipped' } as const

/**
 * Does what the plan says. The caller made it under the lock of the owner's links.
 */
export async function placeLink(
  deps: PlaceDeps,
  { identifier, format, book, title }: PlacedBook,
  { action, slug, problem }: MovePlan,
): Promise<MovedLinkResult> {
  const { links: own, now } = deps
  const key = identifierKey(identifier)
  if (action === 'create') {
    const edits = title ? { title } : {}
    const settings = deps.settings.withFormatHint('{}', identifier, format)
    const facts = { ...factsOf(book), identifier: key, settings, createdAt: now, edits }
    const added = await own.add({ ...facts, slug: slug ?? undefined })
    // Another account took the slug a moment ago.
    const created = requireFound(added ?? (await own.add(facts)))
    return {
      ...{ identifier: key, outcome: outcomes[action], linkId: created.id, slug: created.slug },
      problem: added ? problem : 'slug-taken',
    }
  }
  const link = requireFound(await own.findByBook(key))
  if (action === 'restore') {
    const edits = { ...(title && { title }), ...link.edits }
    await own.change(link.id, { facts: factsOf(book), edits, removedAt: null })
  }
  const hasSlug = slug !== null && (await ensureSlug(own, link.id, slug, now))
  return {
    identifier: key,
    outcome: outcomes[action],
    linkId: link.id,
    slug: hasSlug ? slug : link.slug,
    problem: slug !== null && !hasSlug ? 'slug-taken' : problem,
  }
}

async function ensureSlug(
  own: LinkWriter,
  id: string,
  slug: NonNullable<MovePlan['slug']>,
  createdAt: IsoTime,
) {
  const present = await own.listAllSlugs(id)
  return present.includes(slug) || (await own.claimSlug(id, { slug, createdAt }))
}

export function factsOf({ title, authors, coverImage }: Book) {
  return { title, authors, coverImage, bookHint: null }
}

function requireFound<Found>(found: Found | undefined | null): Found {
  if (!found) throw new TypeError('a moved link has no row')
  return found
}
