import { STATUS_DAYS } from '@everyshelf/domain/limits'
import {
  type DaySummary,
  listTimeSpans,
  measurePeriod,
  type StatusPeriod,
  summarizeSlots,
} from './measure-periods.ts'
import type { StatusRepo } from './status.repo.ts'
import { slotAt } from './status-sampler.ts'

export interface StatusReport {
  readonly asOf: string
  /** When the answering process started. */
  readonly runningSince: string
  /** Whether the answering process has little room on its disk, so that saving may fail. */
  readonly isDiskFull: boolean
  /** Null before the first measurement. */
  readonly measuredSince: string | null
  /** 24 hours, the current one last. */
  readonly hours: readonly StatusPeriod[]
  /** The days in UTC, today last. */
  readonly days: readonly StatusPeriod[]
}

export interface StatusService {
  readonly report: () => Promise<StatusReport>
}

interface StatusServiceDeps {
  readonly repo: Pick<StatusRepo, 'listBetween'>
  readonly isDiskFull: () => Promise<boolean>
  readonly runningSinceMs: number
  readonly now: () => number
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const HOURS = 24
/** Requests within this time get the cached report, so that they do not load the server. */
const CACHED_MS = 30_000

export function createStatusService({
  repo,
  isDiskFull,
  runningSinceMs,
  now,
}: StatusServiceDeps): StatusService {
  let last: { readonly atMs: number; readonly report: Promise<StatusReport> } | undefined
  /** Past days do not change. */
  const pastDays = new Map<number, DaySummary>()

  const readSlots = async (fromMs: number, toMs: number) =>
    await repo.listBetween(slotAt(fromMs), slotAt(toMs))

  async function readDay(dayMs: number, todayMs: number): Promise<DaySummary> {
    const known = pastDays.get(dayMs)
    if (known) return known
    const measured = summarizeSlots(await readSlots(dayMs, dayMs + DAY_MS))
    // Another process may still write yesterday's last row.
    if (dayMs < todayMs - DAY_MS) pastDays.set(dayMs, measured)
    return measured
  }

  async function build(nowMs: number): Promise<StatusReport> {
    const dayStarts = listStarts(nowMs, DAY_MS, STATUS_DAYS)
    const todayMs = dayStarts.at(-1) ?? nowMs
    const days: DaySummary[] = []
    for (const dayMs of dayStarts) days.push(await readDay(dayMs, todayMs))
    for (const day of pastDays.keys())
      if (day < todayMs - STATUS_DAYS * DAY_MS) pastDays.delete(day)
    const runs = days.flatMap((day) => day.runs)
    const timeSpans = listTimeSpans(runs, nowMs)
    const hourStarts = listStarts(nowMs, HOUR_MS, HOURS)
    const recent = await readSlots(hourStarts[0] ?? nowMs, nowMs + HOUR_MS)
    const measure = (fromMs: number, lengthMs: number, { measurements }: DaySummary) =>
      measurePeriod(fromMs, Math.min(fromMs + lengthMs, nowMs), timeSpans, measurements)
    const hourOf = (fromMs: number) =>
      summarizeSlots(
        recent.filter(({ slot }) => slot >= slotAt(fromMs) && slot < slotAt(fromMs + HOUR_MS)),
      )
    const firstMs = Math.min(...runs.map((run) => run.startedAtMs))
    return {
      asOf: new Date(nowMs).toISOString(),
      runningSince: new Date(runningSinceMs).toISOString(),
      isDiskFull: await isDiskFull(),
      measuredSince: Number.isFinite(firstMs) ? new Date(firstMs).toISOString() : null,
      hours: hourStarts.map((fromMs) => measure(fromMs, HOUR_MS, hourOf(fromMs))),
      days: dayStarts.map((fromMs, index) =>
        measure(fromMs, DAY_MS, days[index] ?? summarizeSlots([])),
      ),
    }
  }

  return {
    report: async () => {
      const nowMs = now()
      if (!last || nowMs - last.atMs >= CACHED_MS) last = { atMs: nowMs, report: build(nowMs) }
      try {
        return await last.report
      } catch (error) {
        last = undefined
        throw error
      }
    },
  }
}

/** The start times of the last `count` hours or days, the current one last. */
function listStarts(nowMs: number, lengthMs: number, count: number): number[] {
  const lastMs = Math.floor(nowMs / lengthMs) * lengthMs
  return Array.from({ length: count }, (_, index) => lastMs - (count - 1 - index) * lengthMs)
}
