import { createRowId } from '../../db/row-id.ts'
import { addFigures, type RedirectFigures, type RedirectTimes } from './redirect-times.ts'
import type { StatusRepo, StatusSlot } from './status.repo.ts'

export const SLOT_MS = 5 * 60 * 1000
const KEPT_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000
/** While the database is away, a day of measurements waits in memory. */
const MAX_WAITING = DAY_MS / SLOT_MS

export interface StatusSampler {
  readonly startedAtMs: number
  /** To be called every minute: writes what was measured, and drops what is too old. */
  readonly sample: () => Promise<void>
  /** The last word of a process that ends in order. */
  readonly stop: () => Promise<void>
}

interface SamplerDeps {
  readonly repo: Pick<StatusRepo, 'write' | 'deleteBefore'>
  readonly times: Pick<RedirectTimes, 'take'>
  readonly now: () => number
}

/** Keeps what one process measures of itself, five minutes a row. */
export function createStatusSampler({ repo, times, now }: SamplerDeps): StatusSampler {
  const processId = createRowId()
  const startedAtMs = now()
  let waiting: StatusSlot[] = []
  let current = { slot: slotAt(startedAtMs), startedAtMs, figures: null as RedirectFigures | null }

  async function write(isStopped: boolean): Promise<void> {
    const seenAtMs = now()
    const taken = times.take()
    const figures = current.figures ? addFigures(current.figures, taken) : taken
    const row = {
      slot: current.slot,
      processId,
      startedAtMs: current.startedAtMs,
      seenAtMs,
      figures,
      isStopped,
    }
    waiting = [...waiting.filter(({ slot }) => slot !== row.slot), row].slice(-MAX_WAITING)
    const slot = slotAt(seenAtMs)
    current =
      slot === current.slot
        ? { ...current, figures }
        : { slot, startedAtMs: seenAtMs, figures: null }
    while (waiting[0]) {
      await repo.write(waiting[0])
      waiting = waiting.slice(1)
    }
    await repo.deleteBefore(slotAt(seenAtMs - KEPT_DAYS * DAY_MS))
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
