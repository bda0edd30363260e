import type { Book, BookEdits, EditionFormat } from '@everyshelf/domain/books'
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
  /** What the file says about it. */
  readonly edits: BookEdits
  readonly labels: readonly string[]
  readonly note: string
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
  { identifier, format, book, edits, labels, note }: PlacedBook,
  { action, slug, problem: planned }: MovePlan,
): Promise<MovedLinkResult> {
  let problem = planned
  const { links: own, now } = deps
  const key = identifierKey(identifier)
  if (action === 'create') {
    const settings = deps.settings.withFormatHint('{}', identifier, format)
    const facts = { ...factsOf(book), identifier: key, settings, createdAt: now, edits }
    const added = await own.add({ ...facts, slug: slug ?? undefined })
    // Another account took the slug a moment ago.
    const created = requireFound(added ?? (await own.add(facts)))
    problem = added ? problem : 'slug-taken'
    problem ??= await annotate(own, created.id, labels, note)
    return {
      ...{ identifier: key, outcome: outcomes[action], linkId: created.id, slug: created.slug },
      problem: problem,
    }
  }
  const link = requireFound(await own.findByBook(key))
  if (action === 'restore') {
    const again = { facts: factsOf(book), edits: { ...edits, ...link.edits }, removedAt: null }
    await own.change(link.id, again)
    problem ??= await annotate(own, link.id, labels, link.note || note)
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

/** Adds no new labels once the account has as many as it can have. */
async function annotate(own: LinkWriter, id: string, labels: readonly string[], note: string) {
  if (labels.length === 0 && note === '') return null
  const allowed = await own.chooseAllowedLabels(labels)
  await own.change(
    id,
    { note, ...(labels.length > 0 && { labels: allowed }) },
    { isRecorded: false },
  )
  return allowed.length < labels.length ? 'label-limit' : null
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
