import { sql } from 'kysely'
import { createQueries } from '../db/dialect.ts'
import { openMigrationPool } from '../db/postgres.ts'
import type { Queries } from '../db/transact.ts'
import { dayOfHitId, firstHitIdAt } from '../features/clicks/hit-id.ts'
import { createProvenTimeRepo } from '../features/clicks/retention/proven-time.repo.ts'
import { packBefore } from '../features/clicks/store/pack-months.repo.ts'
import { createJobsRepo } from '../jobs/jobs.repo.ts'

const DAY_MS = 86_400_000
const MONTHS = 13

interface OldHitsPlan {
  /** They get the first numbers, and as many hits each. */
  readonly ownerIds: readonly string[]
  readonly count: number
  readonly days: number
}

/** Fills PostgreSQL with packed hits of 13 months ago, so that each run of the job finds one day to delete. */
export function openOldHits(url: string, { ownerIds, count, days }: OldHitsPlan) {
  const db = createQueries({ kind: 'postgres', pool: openMigrationPool(url) })
  // Early in a month: some of its last days have no day 13 months before.
  const [year, month] = [new Date().getUTCFullYear(), new Date().getUTCMonth() - 1]
  const proven = Date.UTC(year, month, 2, 12)
  const first = Date.UTC(year, month - MONTHS, 2)
  const end = firstHitIdAt(first + days * DAY_MS)
  return {
    jobs: createJobsRepo(db, 'postgres'),
    close: () => db.destroy(),
    seed: async (): Promise<void> => {
      const unpackedFrom = dayOfHitId(firstHitIdAt(first))
      const owners = ownerIds.map((ownerId, at) => ({ number: at + 1, ownerId, unpackedFrom }))
      await db.insertInto('hit_owner').values(owners).execute()
      for (let day = 0; day < days; day++) {
        await insertDay(db, first + day * DAY_MS, Math.ceil(count / days), ownerIds.length)
      }
      await packBefore(db, dayOfHitId(end))
      await sql`vacuum analyze link_hit`.execute(db)
      const provenTime = createProvenTimeRepo(db)
      await provenTime.write(proven, Date.now())
      await provenTime.writeConfirmed(Date.now(), Date.now())
    },
    countLeft: async (): Promise<number> => {
      const hits = db.selectFrom('link_hit').where('id', '<', end)
      const { left } = await hits
        .select(({ fn }) => fn.countAll<string>().as('left'))
        .executeTakeFirstOrThrow()
      return Number(left)
    },
    readSize: async (): Promise<string> => {
      const { rows } = await sql<{ size: string }>`select
  pg_size_pretty(pg_table_size('link_hit')) || ' of hits, ' ||
  pg_size_pretty(pg_indexes_size('link_hit')) || ' of index' as size`.execute(db)
      return rows[0]?.size ?? ''
    },
  }
}

/** In the order of time, as hits arrive. */
async function insertDay(db: Queries, day: number, count: number, owners: number): Promise<void> {
  const from = firstHitIdAt(day)
  const step = (firstHitIdAt(day + DAY_MS) - from) / BigInt(count)
  await sql`insert into link_hit (owner, id, identifier, country, retailer, marketplace, device, browser,
  "referrerHost", language, "newReader")
select 1 + at % cast(${owners} as integer), cast(${from} as bigint) + at * cast(${step} as bigint),
  '978014310' || lpad(cast(hash % 50 as text), 4, '0'),
  (array['US', 'GB', 'DE', 'FR', 'CA', 'AU', 'IN'])[1 + hash % 7], 'amazon', 'us',
  (array['Mobile', 'Desktop', 'Tablet'])[1 + hash % 3], (array['Chrome', 'Safari', 'Firefox'])[1 + hash / 3 % 3],
  case when hash % 5 > 0 then 'site' || hash % 60 || '.example' end, 'en', hash % 3
from generate_series(0, cast(${count} as integer) - 1) as at,
  lateral (select hashint4(at) & 2147483647 as hash) as hashed`.execute(db)
}
