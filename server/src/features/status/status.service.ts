import {
  listStretches,
  type MeasuredTime,
  measurePart,
  type StatusPart,
  sumUp,
} from './measure-parts.ts'
import type { StatusRepo } from './status.repo.ts'
import { slotAt } from './status-sampler.ts'

export interface StatusReport {
  readonly asOf: string
  /** Since when the process that answers has run. */
  readonly runningSince: string
  /** Null before anything was measured. */
  readonly measuredSince: string | null
  /** 24 hours, the one that runs last. */
  readonly hours: readonly StatusPart[]
  /** 90 days by UTC, today last. */
  readonly days: readonly StatusPart[]
}

export interface StatusService {
  readonly report: () => Promise<StatusReport>
}

interface StatusServiceDeps {
  readonly repo: Pick<StatusRepo, 'listBetween'>
  readonly runningSinceMs: number
  readonly now: () => number
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const DAYS = 90
const HOURS = 24
/** Whoever asks more often gets the last answer: looking at the status is no way to load the server. */
const KEPT_MS = 30_000

export function createStatusService({
  repo,
  runningSinceMs,
  now,
}: StatusServiceDeps): StatusService {
  let last: { readonly atMs: number; readonly report: Promise<StatusReport> } | undefined
  /** Days that are over do not change. */
  const pastDays = new Map<number, MeasuredTime>()

  const readSlots = async (fromMs: number, toMs: number) =>
    await repo.listBetween(slotAt(fromMs), slotAt(toMs))

  async function readDay(dayMs: number, todayMs: number): Promise<MeasuredTime> {
    const known = pastDays.get(dayMs)
    if (known) return known
    const measured = sumUp(await readSlots(dayMs, dayMs + DAY_MS))
    // Yesterday's last row may still be on its way from another process.
    if (dayMs < todayMs - DAY_MS) pastDays.set(dayMs, measured)
    return measured
  }

  async function build(nowMs: number): Promise<StatusReport> {
    const dayStarts = listStarts(nowMs, DAY_MS, DAYS)
    const todayMs = dayStarts.at(-1) ?? nowMs
    const days: MeasuredTime[] = []
    for (const dayMs of dayStarts) days.push(await readDay(dayMs, todayMs))
    for (const day of pastDays.keys()) if (day < todayMs - DAYS * DAY_MS) pastDays.delete(day)
    const runs = days.flatMap((day) => day.runs)
    const stretches = listStretches(runs, nowMs)
    const hourStarts = listStarts(nowMs, HOUR_MS, HOURS)
    const recent = await readSlots(hourStarts[0] ?? nowMs, nowMs + HOUR_MS)
    const measure = (fromMs: number, lengthMs: number, { figures }: MeasuredTime) =>
      measurePart(fromMs, Math.min(fromMs + lengthMs, nowMs), stretches, figures)
    const hourOf = (fromMs: number) =>
      sumUp(recent.filter(({ slot }) => slot >= slotAt(fromMs) && slot < slotAt(fromMs + HOUR_MS)))
    const firstMs = Math.min(...runs.map((run) => run.startedAtMs))
    return {
      asOf: new Date(nowMs).toISOString(),
      runningSince: new Date(runningSinceMs).toISOString(),
      measuredSince: Number.isFinite(firstMs) ? new Date(firstMs).toISOString() : null,
      hours: hourStarts.map((fromMs) => measure(fromMs, HOUR_MS, hourOf(fromMs))),
      days: dayStarts.map((fromMs, index) => measure(fromMs, DAY_MS, days[index] ?? sumUp([]))),
    }
  }

  return {
    report: async () => {
      const nowMs = now()
      if (!last || nowMs - last.atMs >= KEPT_MS) last = { atMs: nowMs, report: build(nowMs) }
      try {
        return await last.report
      } catch (error) {
        last = undefined
        throw error
      }
    },
  }
}

/** The beginnings of the last so many hours or days, the one that runs last. */
function listStarts(nowMs: number, lengthMs: number, count: number): number[] {
  const lastMs = Math.floor(nowMs / lengthMs) * lengthMs
  return Array.from({ length: count }, (_, index) => lastMs - (count - 1 - index) * lengthMs)
}
