import { readApiError } from '@everyshelf/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { onSessionEvent } from './session-events.ts'
import { refreshSession } from './session-store.ts'

/** A session that ended on the server is noticed by the first call that is refused for it. */
function noticeEndOfSession(error: unknown): void {
  if (readApiError(error).code === 'unauthorized') void refreshSession()
}

/**
 * What the server has answered, one for all pages. The API client repeats and times out by itself;
 * offline a call fails at once and says so.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
  mutationCache: new MutationCache({ onError: noticeEndOfSession }),
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: Number.POSITIVE_INFINITY },
  },
})

// Nothing of one person is left for the next.
onSessionEvent((event) => {
  if (event === 'signed-out') queryClient.clear()
  if (event === 'signed-in') void queryClient.resetQueries()
  if (event === 'user-updated') void queryClient.invalidateQueries()
})
