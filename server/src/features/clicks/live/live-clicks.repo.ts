import type { CountryCode } from '@everyshelf/domain/countries'
import { toIsoTime } from '../../../db/columns.ts'
import type { HitTable } from '../../../db/tables/hit.table.ts'
import type { Queries } from '../../../db/transact.ts'
import { sellerOf } from '../totals/tally.ts'

/** A hit without anything about its reader. */
export interface NewHitRow {
  readonly id: bigint
  readonly ownerId: string
  readonly openedAt: string
  readonly identifier: string
  readonly country: CountryCode | null
  readonly seller: string
  readonly device: HitTable['device']
  readonly excludedBecause: HitTable['excludedBecause']
}

export interface LiveClicksRepo {
  /** Hits of these owners with ids from `from` on, newest first. */
  readonly listNew: (owners: readonly string[], from: bigint) => Promise<NewHitRow[]>
  /** The same for one owner, among the newest hits of all owners only. */
  readonly listRecent: (ownerId: string, from: bigint) => Promise<NewHitRow[]>
  /** Which of these sessions are still open and belong to a Premium account. */
  readonly listAllowedSessions: (
    sessionIds: readonly string[],
    nowMs: number,
  ) => Promise<ReadonlySet<string>>
}

/** More than a person can follow. The totals include the rest. */
const MAX_NEW_HITS = 500
/** The table has no index but its key, so a query scans at most this many rows. */
const MAX_ROWS_BACK = 5000

export function createLiveClicksRepo(db: Queries): LiveClicksRepo {
  async function listNew(owners: readonly string[], from: bigint): Promise<NewHitRow[]> {
    const rows = await db
      .selectFrom('hit')
      // As text: an id has more bits than a JavaScript number.
      .select(({ cast, ref }) => cast<string>(ref('hit.id'), 'text').as('idText'))
      .select([
        'hit.openedAt',
        'hit.identifier',
        'hit.country',
        'hit.retailer',
        'hit.marketplace',
        'hit.device',
        'hit.excludedBecause',
        'hit.ownerId',
      ])
      .where('hit.id', '>=', from)
      .where('hit.ownerId', 'in', owners)
      .where('hit.source', '=', 'redirect')
      .orderBy('hit.id', 'desc')
      .limit(MAX_NEW_HITS)
      .execute()
    return rows.map((row) => ({
      id: BigInt(row.idText),
      ownerId: row.ownerId ?? '',
      openedAt: row.openedAt,
      identifier: row.identifier,
      country: row.country,
      seller: sellerOf(row),
      device: row.device,
      excludedBecause: row.excludedBecause,
    }))
  }

  return {
    listNew,

    listRecent: async (ownerId, from) => {
      const oldest = await db
        .selectFrom('hit')
        .select(({ cast, ref }) => cast<string>(ref('hit.id'), 'text').as('idText'))
        .orderBy('hit.id', 'desc')
        .offset(MAX_ROWS_BACK)
        .limit(1)
        .executeTakeFirst()
      const oldestId = BigInt(oldest?.idText ?? 0)
      return await listNew([ownerId], oldestId > from ? oldestId : from)
    },

    listAllowedSessions: async (sessionIds, nowMs) => {
      const rows = await db
        .selectFrom('session')
        .innerJoin('user_profile', 'user_profile.userId', 'session.userId')
        .select(['session.id', 'session.expiresAt'])
        .where('session.id', 'in', sessionIds)
        .where('user_profile.premiumUntil', '>', toIsoTime(new Date(nowMs)))
        .execute()
      const open = rows.filter(({ expiresAt }) => new Date(expiresAt).getTime() > nowMs)
      return new Set(open.map(({ id }) => id))
    },
  }
}
