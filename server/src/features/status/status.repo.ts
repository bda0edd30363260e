import type { Kysely } from 'kysely'
import { parseJsonText, toFlag, toIsoTime, toJsonText } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { RedirectMeasurements } from './redirect-times.ts'

export interface StatusSlot {
  readonly slot: string
  readonly processId: string
  readonly startedAtMs: number
  readonly seenAtMs: number
  readonly measurements: RedirectMeasurements
  readonly isStopped: boolean
}

export interface StatusRepo {
  /** Replaces the row with the same slot and process. */
  readonly write: (slot: StatusSlot) => Promise<void>
  readonly listBetween: (from: string, before: string) => Promise<StatusSlot[]>
  readonly deleteBefore: (slot: string) => Promise<void>
}

export function createStatusRepo(db: Kysely<Tables>): StatusRepo {
  return {
    write: async ({ slot, processId, startedAtMs, seenAtMs, measurements, isStopped }) => {
      const { redirects, timed, failed, times } = measurements
      const values = {
        startedAt: toIsoTime(new Date(startedAtMs)),
        seenAt: toIsoTime(new Date(seenAtMs)),
        redirects,
        timed,
        failed,
        times: toJsonText(times),
        isStopped: toFlag(isStopped),
      }
      await db
        .insertInto('status_slot')
        .values({ slot, processId, ...values })
        .onConflict((conflict) => conflict.columns(['slot', 'processId']).doUpdateSet(values))
        .execute()
    },

    listBetween: async (from, before) => {
      const rows = await db
        .selectFrom('status_slot')
        .selectAll()
        .where('slot', '>=', from)
        .where('slot', '<', before)
        .orderBy('slot')
        .execute()
      return rows.map((row) => ({
        slot: row.slot,
        processId: row.processId,
        startedAtMs: Date.parse(row.startedAt),
        seenAtMs: Date.parse(row.seenAt),
        measurements: {
          redirects: Number(row.redirects),
          timed: Number(row.timed),
          failed: Number(row.failed),
          times: parseJsonText(row.times),
        },
        isStopped: row.isStopped === 1,
      }))
    },

    deleteBefore: async (slot) => {
      await db.deleteFrom('status_slot').where('slot', '<', slot).execute()
    },
  }
}
