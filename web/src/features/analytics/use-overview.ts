import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../lib/api/trpc.tsx'
import { type Filters, toOverviewInput } from './filters/filters.ts'
import type { LiveState } from './live/use-live-hits.ts'
import type { Overview } from './overview.ts'

/** Refresh interval without a live stream. A hidden tab does not refresh. */
const POLL_MS = 15_000
/** Refresh interval with a live stream, in case the stream missed a hit. */
const STREAM_CHECK_MS = 60_000

const intervalMs: Record<LiveState, number | false> = {
  live: STREAM_CHECK_MS,
  polling: POLL_MS,
  paused: false,
  offline: false,
}

interface OverviewQuery {
  readonly data: Overview | undefined
  /** Null when the last request succeeded. */
  readonly error: object | null
  /** The data still belongs to the previous filters. */
  readonly isPlaceholderData: boolean
  readonly refetch: () => Promise<unknown>
}

export function useOverview(filters: Filters, state: LiveState): OverviewQuery {
  return trpc.analytics.overview.useQuery(toOverviewInput(filters), {
    staleTime: POLL_MS,
    refetchInterval: intervalMs[state],
    refetchOnWindowFocus: state !== 'paused',
    placeholderData: keepPreviousData,
  })
}
