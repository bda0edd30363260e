import type { ClickFilters } from '../clicks/counting/click-filters.ts'
import type { AnalyticsInput } from './dashboard-queries.ts'
import type { ExportChunk } from './export-clicks.ts'
import type { AnalyticsQueries } from './worker/analytics-queries.ts'

export type AnalyticsService = ReturnType<typeof createAnalyticsService>

interface AnalyticsServiceDeps {
  readonly queries: Pick<
    AnalyticsQueries,
    'overview' | 'summary' | 'resolveFilters' | 'readExportChunk'
  >
  readonly now: () => number
}

export function createAnalyticsService({ queries, now }: AnalyticsServiceDeps) {
  return {
    overview: queries.overview,
    summary: (ownerId: string) => queries.summary(ownerId, now()),

    /** The hits one by one as CSV, in chunks of text. */
    exportClicks: async (ownerId: string, input: AnalyticsInput) =>
      exportChunks(await queries.resolveFilters(ownerId, input)),
  }

  async function* exportChunks(filters: ClickFilters): AsyncGenerator<string, void> {
    let from: bigint | null = null
    do {
      const { text, next }: ExportChunk = await queries.readExportChunk(filters, from)
      if (text) yield text
      from = next
    } while (from !== null)
  }
}
