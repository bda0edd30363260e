import type pg from 'pg'
import { QUERY_TIMEOUT_MS } from '../../../db/postgres.ts'
import { LATE_MS } from '../clicks.repo.ts'
import { firstHitIdAt, HIT_ID_EPOCH_MS } from '../hit-id.ts'
import { type PackedHits, packedColumns } from './packed-hits.ts'

/** The hit table in PostgreSQL, where spooled hits are sent. */
export interface PostgresHits {
  /** Stores all hits or none, and skips those that are stored already. */
  readonly add: (packs: readonly PackedHits[]) => Promise<void>
  /** Whether the data of a hit caused the error, rather than an outage. */
  readonly isRejection: (error: unknown) => boolean
}

const columnList = ['id', ...packedColumns].map((column) => `"${column}"`).join(', ')
const values = packedColumns.map((_, index) => `hit ->> ${index + 1}`).join(', ')
const idsPerMs = firstHitIdAt(HIT_ID_EPOCH_MS + 1)

/**
 * One statement, planned once, for any number of hits. A hit is late if it is late by the server's or
 * by the database's clock: a statement can wait minutes in a stalled database, so the time at which it
 * was sent is not enough.
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
        query_timeout: QUERY_TIMEOUT_MS,
      }
      await pool.query(statement)
    },
    // Classes 22 and 23 of SQLSTATE: data exception, integrity constraint violation.
    isRejection: (error) => /^2[23]/.test(String((error as { code?: unknown }).code)),
  }
}
