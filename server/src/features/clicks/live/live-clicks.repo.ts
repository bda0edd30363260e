import type { CountryCode } from '@everyshelf/domain/countries'
import { toIsoTime } from '../../../db/columns.ts'
import type { HitTable } from '../../../db/tables/hit.table.ts'
import type { Queries } from '../../../db/transact.ts'
import { shopOf } from '../totals/tally.ts'

/** One opening, with nothing in it of who opened it. */
export interface NewOpening {
  readonly id: bigint
  readonly ownerId: string
  readonly openedAt: string
  readonly identifier: string
  readonly country: CountryCode | null
  readonly shop: string
  readonly device: HitTable['device']
  readonly excludedBecause: HitTable['excludedBecause']
}

export interface LiveClicksRepo {
  /** Newest first, of these owners, with ids from `from` on. */
  readonly listNew: (owners: readonly string[], from: bigint) => Promise<NewOpening[]>
  /** The same of one owner, among the newest of everybody's alone. */
  readonly listRecent: (ownerId: string, from: bigint) => Promise<NewOpening[]>
  /** Which of these sessions are still open, of somebody who has Premium. */
  readonly listAdmitted: (
    sessionIds: readonly string[],
    nowMs: number,
  ) => Promise<ReadonlySet<string>>
}

/** More than anybody can follow: what comes on top of it shows in the figures alone. */
const MOST_AT_ONCE = 500
/** The table has no index but its key, so nobody looks further back than so many rows. */
const ROWS_BACK = 5000

export function createLiveClicksRepo(db: Queries): LiveClicksRepo {
  async function listNew(owners: readonly string[], from: bigint): Promise<NewOpening[]> {
    const rows = await db
      .selectFrom('hit')
      // As text: an id has more bits than a number of JavaScript.
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
      .limit(MOST_AT_ONCE)
      .execute()
    return rows.map((row) => ({
      id: BigInt(row.idText),
      ownerId: row.ownerId ?? '',
      openedAt: row.openedAt,
      identifier: row.identifier,
      country: row.country,
      shop: shopOf(row),
      device: row.device,
      excludedBecause: row.excludedBecause,
    }))
  }

  return {
    listNew,

    listRecent: async (ownerId, from) => {
      const edge = await db
        .selectFrom('hit')
        .select(({ cast, ref }) => cast<string>(ref('hit.id'), 'text').as('idText'))
        .orderBy('hit.id', 'desc')
        .offset(ROWS_BACK)
        .limit(1)
        .executeTakeFirst()
      const nearest = BigInt(edge?.idText ?? 0)
      return await listNew([ownerId], nearest > from ? nearest : from)
    },

    listAdmitted: async (sessionIds, nowMs) => {
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
