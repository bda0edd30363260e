import { sql } from 'kysely'
import { toIsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import { type DailyMetrics, isMetricName, type MetricName } from './overview-metrics.ts'

export type OverviewMetricsRepo = ReturnType<typeof createOverviewMetricsRepo>

/** Every query here uses an index or the end of a table. */
export function createOverviewMetricsRepo(db: Queries) {
  return {
    list: async (from: string): Promise<Map<string, DailyMetrics>> => {
      const rows = await db
        .selectFrom('daily_metric')
        .selectAll()
        .where('day', '>=', from)
        .execute()
      const days = new Map<string, Partial<Record<MetricName, number>>>()
      for (const { day, name, value } of rows) {
        if (!isMetricName(name)) continue
        const metrics = days.get(day) ?? {}
        metrics[name] = Number(value)
        days.set(day, metrics)
      }
      return days
    },

    /** Replaces the day's stored metrics. */
    write: async (day: string, metrics: DailyMetrics): Promise<void> => {
      const rows = Object.entries(metrics).map(([name, value]) => ({ day, name, value }))
      await db
        .insertInto('daily_metric')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'name'])
            .doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
        )
        .execute()
    },

    /** Adds to a metric, which several processes share. */
    add: async (day: string, name: MetricName, value: number): Promise<void> => {
      await db
        .insertInto('daily_metric')
        .values({ day, name, value })
        .onConflict((conflict) =>
          conflict.columns(['day', 'name']).doUpdateSet(({ ref }) => ({
            value: sql`daily_metric.value + ${ref('excluded.value')}`,
          })),
        )
        .execute()
    },

    findFirstDay: async (): Promise<string | null> => {
      const { first } = await db
        .selectFrom('user')
        .select(({ fn }) => fn.min('createdAt').as('first'))
        .executeTakeFirstOrThrow()
      return first === null ? null : toIsoTime(new Date(first)).slice(0, 10)
    },

    countSignUps: async (from: Date, before: Date): Promise<number> => {
      const { count } = await db
        .selectFrom('user')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('createdAt', '>=', toIsoTime(from))
        .where('createdAt', '<', toIsoTime(before))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    countLinksSaved: async (from: Date, before: Date): Promise<number> => {
      const { count } = await db
        .selectFrom('saved_link')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('createdAt', '>=', toIsoTime(from))
        .where('createdAt', '<', toIsoTime(before))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    countAccounts: async (): Promise<number> => {
      const { count } = await db
        .selectFrom('user')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    countPremium: async (now: Date): Promise<number> => {
      const { count } = await db
        .selectFrom('user_profile')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('premiumUntil', '>', toIsoTime(now))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    findFirstLinkTime: async (): Promise<Date | null> => {
      const { first } = await db
        .selectFrom('saved_link')
        .select(({ fn }) => fn.min('createdAt').as('first'))
        .executeTakeFirstOrThrow()
      return first === null ? null : new Date(first)
    },

    /** How many of the links saved in this time still exist. */
    countRemainingLinks: async (from: Date, before: Date): Promise<number> => {
      const { count } = await db
        .selectFrom('saved_link')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('createdAt', '>=', toIsoTime(from))
        .where('createdAt', '<', toIsoTime(before))
        .where('removedAt', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}
