import type pg from 'pg'
import { ANSWER_TIMEOUT_MS } from '../../../db/postgres.ts'
import { hitColumns, LATE_MS } from '../clicks.repo.ts'
import { firstHitIdAt, HIT_ID_EPOCH_MS } from '../hit-id.ts'
import type { SpooledHit } from './hit-spool.repo.ts'

/** Where spooled hits go. */
export interface PostgresHits {
  /** Stores all of them or none; those that are there already are left as they are. */
  readonly add: (hits: readonly SpooledHit[]) => Promise<void>
  /** Whether one of the hits is at fault, and not the moment. */
  readonly isRefusal: (error: unknown) => boolean
}

const columnList = ['id', ...hitColumns].map((column) => `"${column}"`).join(', ')
const texts = hitColumns.map((_, index) => `$${index + 2}::text[]`).join(', ')
const lateBefore = `$${hitColumns.length + 2}::bigint`
const idsPerMs = firstHitIdAt(HIT_ID_EPOCH_MS + 1)

/**
 * One array a column: the same statement, planned once, for a batch of any size. Late is what either
 * clock finds late. A statement may lie for minutes in a database that stands still, and then the
 * time at which it was sent says nothing.
 */
const addHits = `with added as (
  insert into hit (${columnList}) select * from unnest($1::bigint[], ${texts})
  on conflict (id) do nothing returning id
)
insert into late_hit (id) select id from added where id < greatest(${lateBefore},
  ((extract(epoch from clock_timestamp()) * 1000)::bigint - ${HIT_ID_EPOCH_MS + LATE_MS}) * ${idsPerMs})
on conflict (id) do nothing`

export function createPostgresHits(pool: pg.Pool, now: () => number = Date.now): PostgresHits {
  return {
    add: async (hits) => {
      const statement = {
        name: 'add-hits',
        text: addHits,
        values: [
          ...['id', ...hitColumns].map((_, index) => hits.map((hit) => hit[index])),
          firstHitIdAt(now() - LATE_MS).toString(),
        ],
        query_timeout: ANSWER_TIMEOUT_MS,
      }
      await pool.query(statement)
    },
    // Classes 22 and 23 of SQLSTATE: data exception, integrity constraint violation.
    isRefusal: (error) => /^2[23]/.test(String((error as { code?: unknown }).code)),
  }
}
