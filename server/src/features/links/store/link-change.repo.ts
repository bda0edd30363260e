import type { BookEdits } from '@everyshelf/domain/books'
import type { Slug } from '@everyshelf/domain/links'
import type { Updateable } from 'kysely'
import { type IsoTime, toJsonText } from '../../../db/columns.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Queries } from '../../../db/transact.ts'
import { normalizeSettings } from '../settings/change-settings.ts'
import type { StoredFacts, StoredLink } from './stored-links.repo.ts'

export interface StoredCover {
  readonly hash: string
  readonly jpeg: Buffer
}

/** What can be changed of a link. */
export interface LinkChange {
  /** Claimed if the link never had it. */
  readonly slug?: Slug
  readonly settings?: string
  /** By name; those that the account does not have are created. */
  readonly labels?: readonly string[] | undefined
  readonly note?: string | undefined
  readonly edits?: BookEdits
  readonly facts?: StoredFacts
  /** Null removes it. */
  readonly cover?: StoredCover | null
  readonly createdAt?: IsoTime
  readonly removedAt?: IsoTime | null
  readonly restoredAt?: IsoTime
  /** Why an admin disabled it; null enables it. */
  readonly disabledReason?: string | null
}

/** The slug and settings of a link after a change; null if they stay. */
export function stateAfter(link: StoredLink, { slug = link.slug, settings }: LinkChange) {
  const before = normalizeSettings(link.settings)
  const after = settings === undefined ? before : normalizeSettings(settings)
  return slug === link.slug && after === before ? null : { slug, settings: after }
}

export function toColumns(
  { facts, edits, disabledReason, note, createdAt, removedAt, restoredAt }: LinkChange,
  now: IsoTime,
): Updateable<Tables['saved_link']> {
  return {
    ...withoutUndefined({ note, createdAt, removedAt, restoredAt }),
    ...(facts && factColumns(facts)),
    ...(edits && { details: toJsonText(edits) }),
    ...(disabledReason !== undefined && {
      disabledReason,
      disabledAt: disabledReason === null ? null : now,
    }),
  }
}

export function factColumns({ title, authors, coverImage, bookHint }: StoredFacts) {
  return {
    title,
    authors: toJsonText(authors),
    coverImage,
    bookHint: bookHint && toJsonText(bookHint),
  }
}

function withoutUndefined<Part extends object>(part: Part) {
  return Object.fromEntries(
    Object.entries(part).filter(([, value]) => value !== undefined),
  ) as Partial<Part>
}

export async function putCover(
  queries: Queries,
  linkId: string,
  cover: StoredCover | null,
  createdAt: IsoTime,
): Promise<void> {
  if (cover === null) {
    await queries.deleteFrom('link_cover').where('linkId', '=', linkId).execute()
    return
  }
  const columns = { hash: cover.hash, image: cover.jpeg.toString('base64'), createdAt }
  await queries
    .insertInto('link_cover')
    .values({ linkId, ...columns })
    .onConflict((conflict) => conflict.column('linkId').doUpdateSet(columns))
    .execute()
}
