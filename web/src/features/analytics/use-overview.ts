import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../lib/api.tsx'
import type { Asked } from './asked/asked.ts'
import type { LiveState } from './live/use-live-clicks.ts'
import type { Overview } from './overview.ts'

/** Without a stream the figures are asked for; a page in a hidden tab asks for none. */
const POLL_MS = 15_000
/** Beside a stream, for what a stream may have missed. */
const CHECK_MS = 60_000
/** Another clock was chosen, and the clicks are being counted anew by it. */
const RECOUNT_MS = 2000

const everyMs: Record<LiveState, number | false> = {
  live: CHECK_MS,
  polling: POLL_MS,
  paused: false,
}

interface OverviewAnswer {
  readonly data: Overview | undefined
  /** Null when the last answer came. */
  readonly error: object | null
  /** Still of what was asked for before. */
  readonly isPlaceholderData: boolean
  readonly refetch: () => Promise<unknown>
}

export function useOverview(asked: Asked, timeZone: string, state: LiveState): OverviewAnswer {
  const { from, to, link, country, shop } = asked
  return trpc.analytics.overview.useQuery(
    { from, to, ...(link && { link }), ...(country && { country }), ...(shop && { shop }) },
    {
      staleTime: POLL_MS,
      refetchInterval: ({ state: { data } }) =>
        data && data.timeZone !== timeZone ? RECOUNT_MS : everyMs[state],
      refetchOnWindowFocus: state !== 'paused',
      placeholderData: keepPreviousData,
    },
  )
}
