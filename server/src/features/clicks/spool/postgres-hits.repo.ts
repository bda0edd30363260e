import type pg from 'pg'
import { ANSWER_TIMEOUT_MS } from '../../../db/postgres.ts'
import { LATE_MS } from '../clicks.repo.ts'
import { firstHitIdAt, HIT_ID_EPOCH_MS } from '../hit-id.ts'
import { hitColumns, type PackedHits } from './packed-hits.ts'

/** Where spooled hits go. */
export interface PostgresHits {
  /** Stores all of them or none; those that are there already are left as they are. */
  readonly add: (packs: readonly PackedHits[]) => Promise<void>
  /** Whether one of the hits is at fault, and not the moment. */
  readonly isRefusal: (error: unknown) => boolean
}

const columnList = ['id', ...hitColumns].map((column) => `"${column}"`).join(', ')
const values = hitColumns.map((_, index) => `hit ->> ${index + 1}`).join(', ')
const idsPerMs = firstHitIdAt(HIT_ID_EPOCH_MS + 1)

/**
 * One statement, planned once, for any number of hits. Late is what either clock finds late. A
 * statement may lie for minutes in a database that stands still, and then the time at which it was
 * sent says nothing.
 */
const addHits = `with added as (
  insert into hit (${columnList}) select (hit ->> 0)::bigint, ${values}
  from jsonb_array_elements($1::jsonb) as pack, jsonb_array_elements(pack) as hit
  on conflict (id) do nothing returning id
)
insert into late_hit (id) select id from added where id < greatest($2::bigint,
  ((extract(epoch from clock_timestamp()) * 1000)::bigint - ${HIT_ID_EPOCH_MS + LATE_MS}) * ${idsPerMs})
on conflict (id) do nothing`

export function createPostgresHits(pool: pg.Pool, now: () => number = Date.now): PostgresHits {
  return {
    add: async (packs) => {
      const statement = {
        name: 'add-hits',
        text: addHits,
        values: [`[${packs.join(',')}]`, firstHitIdAt(now() - LATE_MS).toString()],
        query_timeout: ANSWER_TIMEOUT_MS,
      }
      await pool.query(statement)
    },
    // Classes 22 and 23 of SQLSTATE: data exception, integrity constraint violation.
    isRefusal: (error) => /^2[23]/.test(String((error as { code?: unknown }).code)),
  }
}
