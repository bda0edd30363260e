import { statfs } from 'node:fs/promises'
import { addDays } from '@everyshelf/domain/clicks'
import type { ClickHouseState } from '../clicks/clickhouse/clickhouse-monitor.ts'
import type { InboxService } from '../feedback/inbox.service.ts'
import type { OutboxService } from '../mail/outbox.service.ts'
import type { StripeEventsService } from '../subscription/stripe-events.service.ts'
import { dayOf } from './daily-metrics.ts'
import type { ReadDatabaseSize } from './database-size.repo.ts'
import type { OverviewMetricsRepo } from './overview-metrics.repo.ts'
import { type DailyMetrics, type MetricName, metricNames } from './overview-metrics.ts'

/** Null when the metric was not counted. */
export type OverviewDay = { readonly day: string } & Readonly<Record<MetricName, number | null>>

export interface Machine {
  readonly version: string
  readonly runtime: string
  readonly database: 'sqlite' | 'postgres'
  readonly databaseBytes: number
  /** Null: clicks are in the database. */
  readonly clickHouse: ClickHouseState | null
  readonly diskFreeBytes: number
  readonly diskBytes: number
  readonly runningSince: string
}

/** What needs the operator's attention. */
export interface Attention {
  readonly newMessages: number
  /** Links and pages that readers reported. */
  readonly reportedItems: number
  readonly deadMails: number
  readonly failingJobs: number
}

export interface Overview {
  readonly asOf: string
  /** Oldest first, without gaps; the last is today (UTC). */
  readonly days: readonly OverviewDay[]
  readonly attention: Attention
  readonly mail: { readonly isSetUp: boolean; readonly waiting: number; readonly held: number }
  readonly stripeWaiting: number
  readonly machine: Machine
}

export interface AdminOverviewService {
  readonly read: (days: number) => Promise<Overview>
  readonly attention: () => Promise<Attention>
}

interface AdminOverviewServiceDeps {
  readonly metrics: Pick<OverviewMetricsRepo, 'list'>
  readonly inbox: Pick<InboxService, 'countNew'>
  readonly outbox: Pick<OutboxService, 'describe'>
  readonly events: Pick<StripeEventsService, 'countPending'>
  readonly countFailingJobs: () => Promise<number>
  readonly countReported: () => Promise<number>
  readonly readDatabaseSize: ReadDatabaseSize
  readonly readClickHouse: () => Promise<ClickHouseState | null>
  readonly machine: Pick<Machine, 'version' | 'database'>
  readonly dataDir: string
  readonly now: () => number
}

export function createAdminOverviewService(deps: AdminOverviewServiceDeps): AdminOverviewService {
  const { inbox, outbox, now } = deps
  const runningSince = new Date(now()).toISOString()

  async function listDays(count: number): Promise<OverviewDay[]> {
    const from = addDays(dayOf(now()), 1 - count)
    const known = await deps.metrics.list(from)
    return Array.from({ length: count }, (_, index) => {
      const day = addDays(from, index)
      return { day, ...fillMissing(known.get(day) ?? {}) }
    })
  }

  async function readMachine(): Promise<Machine> {
    const { bavail, blocks, bsize } = await statfs(deps.dataDir)
    return {
      ...deps.machine,
      runtime: process.version,
      databaseBytes: await deps.readDatabaseSize(),
      clickHouse: await deps.readClickHouse(),
      diskFreeBytes: bavail * bsize,
      diskBytes: blocks * bsize,
      runningSince,
    }
  }

  async function readAttention(deadMails: number): Promise<Attention> {
    const [newMessages, reportedItems, failingJobs] = await Promise.all([
      inbox.countNew(),
      deps.countReported(),
      deps.countFailingJobs(),
    ])
    return { newMessages, reportedItems, deadMails, failingJobs }
  }

  return {
    read: async (count) => {
      const { isSetUp, counts } = await outbox.describe()
      const [days, attention, stripeWaiting, machine] = await Promise.all([
        listDays(count),
        readAttention(counts.failed),
        deps.events.countPending(),
        readMachine(),
      ])
      const mail = { isSetUp, waiting: counts.waiting, held: counts.held }
      return { asOf: new Date(now()).toISOString(), days, attention, mail, stripeWaiting, machine }
    },

    attention: async () => await readAttention((await outbox.describe()).counts.failed),
  }
}

function fillMissing(metrics: DailyMetrics): Readonly<Record<MetricName, number | null>> {
  const entries = metricNames.map((name) => [name, metrics[name] ?? null] as const)
  return Object.fromEntries(entries) as Record<MetricName, number | null>
}
