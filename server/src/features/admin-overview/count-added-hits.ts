import type { Queries } from '../../db/transact.ts'
import type { AddedCounts } from '../clicks/store/append-hits.repo.ts'
import { createOverviewMetricsRepo } from './overview-metrics.repo.ts'

/** Adds hits to the daily metrics, in the transaction that stores them. */
export async function countAddedHits(queries: Queries, counts: AddedCounts): Promise<void> {
  const metrics = createOverviewMetricsRepo(queries)
  for (const [day, { hits, clicks }] of counts) {
    await metrics.add(day, 'hits', hits)
    await metrics.add(day, 'clicks', clicks)
  }
}

/** Replaces the daily metrics of hits, where a store counts them itself. */
export async function writeCountedHits(queries: Queries, counts: AddedCounts): Promise<void> {
  const metrics = createOverviewMetricsRepo(queries)
  for (const [day, { hits, clicks }] of counts) await metrics.write(day, { hits, clicks })
}
