import { DomainError } from '@everyshelf/domain/messages'
import type { ClickFilters } from '../clicks/counting/click-filters.ts'
import type { AnalyticsInput, DashboardQueries } from './dashboard-queries.ts'
import type { ExportChunk, ExportFormat } from './export-clicks.ts'

export type AnalyticsService = ReturnType<typeof createAnalyticsService>

interface AnalyticsServiceDeps {
  readonly queries: Pick<
    DashboardQueries,
    'overview' | 'summary' | 'resolveFilters' | 'readExportChunk'
  >
  readonly now: () => number
}

/** A client that is refused because of another export asks again after this time. */
const EXPORT_RETRY_S = 10

export function createAnalyticsService({ queries, now }: AnalyticsServiceDeps) {
  /** The accounts for which this process is writing an export. */
  const exporting = new Set<string>()

  return {
    overview: queries.overview,
    summary: (ownerId: string) => queries.summary(ownerId, now()),

    /**
     * Every single hit, as chunks of text, until the signal aborts. An account can run one export at a
     * time, because each reads all hits in its date range; the next can begin once the signal has aborted.
     */
    exportClicks: async (
      ownerId: string,
      input: AnalyticsInput,
      format: ExportFormat,
      signal: AbortSignal,
    ) => {
      signal.throwIfAborted()
      if (exporting.has(ownerId)) {
        throw new DomainError('rate-limited', { retryAfterSeconds: EXPORT_RETRY_S })
      }
      exporting.add(ownerId)
      signal.addEventListener('abort', () => exporting.delete(ownerId), { once: true })
      return exportChunks(await queries.resolveFilters(ownerId, input), format, signal)
    },
  }

  async function* exportChunks(
    filters: ClickFilters,
    format: ExportFormat,
    signal: AbortSignal,
  ): AsyncGenerator<string, void> {
    let from: bigint | null = null
    do {
      signal.throwIfAborted()
      const { text, next }: ExportChunk = await queries.readExportChunk(filters, format, from)
      // Also without rows: writing nothing shows the server's timeout that the export is still running.
      yield text
      from = next
    } while (from !== null)
  }
}
