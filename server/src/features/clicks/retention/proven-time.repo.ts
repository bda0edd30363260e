import { toIsoTime } from '../../../db/columns.ts'
import { readState, writeState } from '../../../db/service-state.repo.ts'
import type { Queries } from '../../../db/transact.ts'
import { timeOfHitId } from '../hit-id.ts'

/** Finds the time of the newest or oldest hit of any process. */
export type FindHitTime = (which: 'newest' | 'oldest') => Promise<number | null>

/** Times are milliseconds since 1970. */
export type ProvenTimeRepo = ReturnType<typeof createProvenTimeRepo>

/** Keys in `service_state`. */
export const PROVEN_TIME = 'proven-time'
const CONFIRMED_TIME = 'confirmed-time'

export function createProvenTimeRepo(
  db: Queries,
  findHitTime: FindHitTime = (which) => findStoredHitTime(db, which),
) {
  async function read(key: string): Promise<number | null> {
    const time = await readState(db, key)
    return time === null ? null : Date.parse(time)
  }

  async function write(key: string, timeMs: number, nowMs: number): Promise<void> {
    await writeState(db, key, toIsoTime(new Date(timeMs)), new Date(nowMs))
  }

  return {
    read: () => read(PROVEN_TIME),
    write: (provenMs: number, nowMs: number) => write(PROVEN_TIME, provenMs, nowMs),
    /** The last date that the operator confirmed. */
    readConfirmed: () => read(CONFIRMED_TIME),
    writeConfirmed: (confirmedMs: number, nowMs: number) =>
      write(CONFIRMED_TIME, confirmedMs, nowMs),
    findHitTime,
  }
}

async function findStoredHitTime(db: Queries, which: 'newest' | 'oldest'): Promise<number | null> {
  const hit = await db
    .selectFrom('link_hit')
    // As text: an id has more bits than a JavaScript number.
    .select((build) => build.cast<string>('id', 'text').as('id'))
    .orderBy('link_hit.id', which === 'newest' ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst()
  return hit ? timeOfHitId(BigInt(hit.id)) : null
}
