import { readApiError } from '@everyshelf/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { onSessionEvent } from '../session/session-events.ts'
import { refreshSession } from '../session/session-store.ts'

/** A call refused as unauthorized means the session ended on the server: fetch it again. */
function refreshEndedSession(error: unknown) {
  if (readApiError(error).code === 'unauthorized') void refreshSession()
}

/**
 * The cache of server responses for all pages. The API client has its own retries and timeouts;
 * offline, a call fails at once.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: refreshEndedSession }),
  mutationCache: new MutationCache({ onError: refreshEndedSession }),
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: Number.POSITIVE_INFINITY },
  },
})

// No account may see another account's data. After a sign-in in another tab, this tab sends its own
// `signed-in` event if the account changed; a reset before that would cancel what this tab is loading.
onSessionEvent((event, from) => {
  if (event === 'signed-out') queryClient.clear()
  if (event === 'signed-in' && from === 'this-tab') void queryClient.resetQueries()
  if (event === 'user-updated') void queryClient.invalidateQueries()
})
