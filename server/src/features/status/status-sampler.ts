import { STATUS_DAYS } from '@everyshelf/domain/limits'
import { createRowId } from '../../db/row-id.ts'
import { addMeasurements, type RedirectMeasurements, type RedirectTimes } from './redirect-times.ts'
import type { StatusRepo, StatusSlot } from './status.repo.ts'

export const SLOT_MS = 5 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
/** While the database is unreachable, up to a day of measurements waits in memory. */
const MAX_WAITING = DAY_MS / SLOT_MS

export interface StatusSampler {
  readonly startedAtMs: number
  /** Stores the measurements and deletes old ones. Call it every minute. */
  readonly sample: () => Promise<void>
  /** Stores the last measurements and marks a clean shutdown. */
  readonly stop: () => Promise<void>
}

interface SamplerDeps {
  readonly repo: Pick<StatusRepo, 'write' | 'deleteBefore'>
  readonly times: Pick<RedirectTimes, 'take'>
  readonly now: () => number
}

/** Stores the measurements of one process, one row for every 5 minutes. */
export function createStatusSampler({ repo, times, now }: SamplerDeps): StatusSampler {
  const processId = createRowId()
  const startedAtMs = now()
  let waiting: StatusSlot[] = []
  let current = {
    slot: slotAt(startedAtMs),
    startedAtMs,
    measurements: null as RedirectMeasurements | null,
  }

  async function write(isStopped: boolean): Promise<void> {
    const seenAtMs = now()
    const taken = times.take()
    const measurements = current.measurements ? addMeasurements(current.measurements, taken) : taken
    const row = {
      slot: current.slot,
      processId,
      startedAtMs: current.startedAtMs,
      seenAtMs,
      measurements,
      isStopped,
    }
    waiting = [...waiting.filter(({ slot }) => slot !== row.slot), row].slice(-MAX_WAITING)
    const slot = slotAt(seenAtMs)
    current =
      slot === current.slot
        ? { ...current, measurements }
        : { slot, startedAtMs: seenAtMs, measurements: null }
    while (waiting[0]) {
      await repo.write(waiting[0])
      waiting = waiting.slice(1)
    }
    await repo.deleteBefore(slotAt(seenAtMs - STATUS_DAYS * DAY_MS))
  }

  return {
    startedAtMs,
    sample: () => write(false),
    stop: () => write(true),
  }
}

/** @example slotAt(Date.parse('2026-11-21T09:33:10Z')) // '2026-11-21T09:30' */
export function slotAt(timeMs: number): string {
  return new Date(Math.floor(timeMs / SLOT_MS) * SLOT_MS).toISOString().slice(0, 16)
}
