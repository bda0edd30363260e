import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@everyshelf/domain/clicks'
import { sql } from 'kysely'
import { type DatabaseKind, kindOf } from '../../../db/dialect.ts'
import type { Queries } from '../../../db/transact.ts'
import type { MarkedHit } from '../hit.ts'
import { dayOfHitId, firstHitIdFrom } from '../hit-id.ts'
import type { HitsByDay, MovableClicks, MovedReader } from '../move/movable-clicks.ts'
import { insertHits, insertReaders } from './append-hits.repo.ts'
import { deleteReadersBefore } from './delete-in-steps.repo.ts'
import { endOfMonth } from './hit-months.repo.ts'
import { listNumbers, lockOwners, NO_OWNER, unpackAllDays } from './hit-owners.repo.ts'
import { readHits, takeHits } from './stored-hits.repo.ts'

const FIRST_DAY = dayOfHitId(0n)
const IDS_PER_DAY = firstHitIdFrom(addDays(FIRST_DAY, 1))
const END_OF_DAYS = '9999-12-31'

const ROWS_PER_PAGE = 5000
/** A server on SQLite waits for a lock for 25 ms only. */
const HITS_PER_STEP: Readonly<Record<DatabaseKind, number>> = { sqlite: 250, postgres: 2000 }
const ROWS_PER_STEP = 100

/** Clicks in SQLite or PostgreSQL, from another process than the servers. */
export function createMovableSqlClicks(db: Queries): MovableClicks {
  const hitsPerStep = HITS_PER_STEP[kindOf(db)]

  /** Writes some rows at a time, and leaves the servers as much time in between. */
  async function inSteps<Row>(
    rows: readonly Row[],
    size: number,
    write: (queries: Queries, rows: readonly Row[]) => Promise<unknown>,
  ): Promise<void> {
    for (let at = 0; at < rows.length; at += size) {
      const startedAt = performance.now()
      await db.transaction().execute((queries) => write(queries, rows.slice(at, at + size)))
      await wait(performance.now() - startedAt)
    }
  }

  return {
    countDays: () => countDays(db),
    readHits: (month) => readMonth(db, month),
    writeHits: (hits) => inSteps(hits, hitsPerStep, insertHits),
    readReaders: (firstDay) => readReaders(db, firstDay),
    writeReaders: (readers) =>
      inSteps(readers, ROWS_PER_STEP, async (queries, part) => {
        // A deleted account gets none, and no account is deleted until the transaction ends.
        const owners = part.map(({ owner }) => owner)
        const locked = await lockOwners(queries, owners)
        await insertReaders(
          queries,
          part.filter(({ owner }) => locked.has(owner)),
        )
      }),
    complete: () => db.transaction().execute(unpackAllDays),
    forgetReaders: () => deleteReadersBefore(db, END_OF_DAYS),
    clear: async () => {
      for (const owner of [NO_OWNER, ...(await listNumbers(db))]) {
        await db.deleteFrom('packed_month').where('owner', '=', owner).execute()
        let startedAt = performance.now()
        for await (const _hits of takeHits(db, owner, END_OF_DAYS, hitsPerStep)) {
          await wait(performance.now() - startedAt)
          startedAt = performance.now()
        }
      }
      await db.updateTable('hit_owner').set({ unpackedFrom: null }).execute()
      await deleteReadersBefore(db, END_OF_DAYS)
    },
  }
}

async function countDays(db: Queries): Promise<HitsByDay> {
  const { rows } = await sql<{ day: number; hits: number | string }>`select
  cast(id / ${IDS_PER_DAY} as integer) as day, count(*) as hits from link_hit group by 1`.execute(
    db,
  )
  return new Map(rows.map(({ day, hits }) => [addDays(FIRST_DAY, day), Number(hits)]))
}

async function* readMonth(db: Queries, month: string): AsyncGenerator<MarkedHit[], void> {
  for (const owner of [NO_OWNER, ...(await listNumbers(db))]) {
    yield* readHits(db, owner, `${month}-01`, endOfMonth(month))
  }
}

async function* readReaders(db: Queries, firstDay: string): AsyncGenerator<MovedReader[], void> {
  let after: MovedReader = { owner: -1, day: firstDay, identifier: '', visitorHash: '' }
  for (;;) {
    const { owner, day, identifier, visitorHash } = after
    const { rows }: { rows: MovedReader[] } = await sql<MovedReader>`
select owner, day, identifier, "visitorHash" from day_reader
where (day, owner, "visitorHash", identifier) > (${day}, ${owner}, ${visitorHash}, ${identifier})
order by day, owner, "visitorHash", identifier limit ${ROWS_PER_PAGE}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last
  }
}
