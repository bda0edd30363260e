import { type Book, changeEdits, createBookHint, placeholderTitle } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import type { Slug } from '@everyshelf/domain/links'
import type { RestoredLink } from '@everyshelf/domain/moving'
import { linkAllowance } from '@everyshelf/domain/plans'
import type { IsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import type { LinksFeature } from '../../links/links.feature.ts'
import type { LinkOwner } from '../../links/saving/saved-link.ts'
import type { LinkWriter } from '../../links/store/link-writer.repo.ts'
import { claimFileSlugs, type FileLink, listAllowedSlugs } from './claim-file-slugs.ts'
import { recordRestore } from './restore.repo.ts'

export interface RestoreDeps {
  readonly queries: Queries
  readonly own: LinkWriter
  readonly settings: Pick<LinksFeature['settings'], 'readForeignSettings'>
  readonly owner: LinkOwner
  readonly fileName: string
  readonly now: IsoTime
}

/**
 * Restores one link with everything that belongs to it, in the caller's transaction under the owner's lock.
 * `book` is null for a link that is already here or has no room; then nothing is restored.
 */
export async function restoreLink(
  deps: RestoreDeps,
  link: FileLink,
  book: Book | null,
): Promise<RestoredLink> {
  const { queries, own, owner } = deps
  const isbn = identifierKey(link.isbn)
  const present = await own.findByBook(isbn)
  if (present) {
    const id = present.removedAt === null ? present.id : null
    return { isbn, id, outcome: 'present', lost: [], hasSettings: true }
  }
  if (!book || (await isOverLimit(own, owner, link))) {
    return { isbn, id: null, outcome: 'limit', lost: [], hasSettings: true }
  }
  const { isPremium } = owner
  const { settings, isComplete } = deps.settings.readForeignSettings(
    link.settings,
    link.isbn,
    isPremium,
  )
  const { title, authors, coverImage } = book
  const createdAt = notLater(link.createdAt, deps.now)
  const bookHint = hintOf(link, book)
  const facts = { title, authors, coverImage, bookHint, identifier: isbn, settings, createdAt }
  const allowed = listAllowedSlugs(link, isPremium)
  const slugged = allowed.has(link.slug) ? await own.add({ ...facts, slug: link.slug }) : null
  const added = slugged ?? (await own.add(facts))
  if (!added) throw new TypeError('a restored link has no row')
  const { id, slug } = added
  const past = (time: IsoTime) => notLater(time, deps.now)
  const lost = await claimFileSlugs({ own, id, link, allowed, past })
  await describeLink(deps, link, { id, slug })
  const { fileName, now } = deps
  await recordRestore(queries, owner.userId, {
    ...{ fileName, linkId: id, identifier: isbn, slug, oldSlug: link.slug, title },
    ...{ clicks: link.clicks, createdOn: createdAt.slice(0, 10), now },
  })
  return {
    isbn,
    id: link.removedAt === null ? id : null,
    outcome: 'restored',
    lost: slugged ? lost : [link.slug, ...lost],
    hasSettings: isComplete,
  }
}

/** A file cannot bring times that are yet to come. */
export function notLater(time: IsoTime, now: IsoTime): IsoTime {
  return time < now ? time : now
}

/** Removed links do not count toward the limit, so without Premium their slugs would have none. */
async function isOverLimit(
  own: Pick<LinkWriter, 'countActive'>,
  { isPremium }: LinkOwner,
  { removedAt }: FileLink,
) {
  if (isPremium) return false
  return removedAt !== null || linkAllowance('free', await own.countActive()).remaining === 0
}

/** Only for a book that no catalog knows. */
function hintOf({ isbn, title, authors }: FileLink, { source }: Book) {
  const isNamed = title !== placeholderTitle(identifierKey(isbn))
  return source === 'placeholder' && isNamed ? createBookHint(title, authors) : null
}

/** Labels, note, details, and campaign of a link that was just added. */
async function describeLink(
  { own, now }: RestoreDeps,
  link: FileLink,
  { id, slug }: { readonly id: string; readonly slug: Slug },
) {
  const described = {
    labels: await own.chooseAllowedLabels(link.labels),
    note: link.note,
    edits: changeEdits({}, link.details),
    removedAt: link.removedAt && notLater(link.removedAt, now),
  }
  await own.change(id, described, { isRecorded: false })
  const inFile = link.slugs.find((one) => one.slug === slug)
  if (!inFile) return
  const facts = { campaign: inFile.campaign, createdAt: notLater(inFile.createdAt, now) }
  await own.updateSlug(id, slug, facts)
}
