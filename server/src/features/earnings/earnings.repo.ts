import {
  type AffiliateTags,
  type ConfirmedPlaces,
  NO_CONFIRMED_PLACES,
  type ProgramIds,
  readConfirmedPlaces,
} from '@everyshelf/domain/affiliate'
import { describeBook } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { parseLinkSettings } from '@everyshelf/domain/links'
import { parseJsonText } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'

/** What the owner's account says about the tags of its links. */
export interface OwnerFacts {
  readonly tags: AffiliateTags
  readonly programs: ProgramIds
  readonly places: ConfirmedPlaces
  readonly timeZone: string
}

/** One of the owner's books, and all identifiers under which stores sell it. */
export interface OwnBook {
  readonly identifier: string
  readonly title: string
  /** Null if its link is removed. */
  readonly linkId: string | null
  readonly editions: readonly string[]
}

export type EarningsRepo = ReturnType<typeof createEarningsRepo>

/** What the screen of earnings reads beside the sums. Every query is for one owner (S36). */
export function createEarningsRepo(db: Queries) {
  return {
    findOwner: async (ownerId: string): Promise<OwnerFacts> => {
      const row = await db
        .selectFrom('user_profile')
        .select(['affiliateTags', 'programmeIds', 'tagPlaces', 'timeZone'])
        .where('userId', '=', ownerId)
        .executeTakeFirst()
      if (!row) return { tags: {}, programs: {}, places: NO_CONFIRMED_PLACES, timeZone: 'UTC' }
      return {
        tags: parseJsonText(row.affiliateTags),
        programs: parseJsonText(row.programmeIds),
        places: readConfirmedPlaces(parseJsonText(row.tagPlaces)),
        timeZone: row.timeZone,
      }
    },

    /** Active links come first, so they win if two links have the same book. */
    listBooks: async (ownerId: string): Promise<OwnBook[]> => {
      const rows = await db
        .selectFrom('saved_link')
        .select(['id', 'identifier', 'title', 'details', 'bookHint', 'removedAt', 'settings'])
        .where('ownerId', '=', ownerId)
        .orderBy('removedAt')
        .orderBy('createdAt')
        .execute()
      return rows
        .toSorted((a, b) => Number(a.removedAt !== null) - Number(b.removedAt !== null))
        .map(({ id, identifier, title, details, bookHint, removedAt, settings }) => {
          const { editions, overrides } = parseLinkSettings(settings)
          const described = describeBook(identifier, {
            edits: parseJsonText(details),
            saved: { title, authors: [] },
            catalog: null,
            hint: bookHint && parseJsonText(bookHint),
          })
          return {
            identifier,
            title: described.details.title,
            linkId: removedAt === null ? id : null,
            editions: [
              ...editions.map((edition) => identifierKey(edition.identifier)),
              ...Object.values(overrides).map((book) => identifierKey(book)),
            ],
          }
        })
    },
  }
}
