import { showError } from '@everyshelf/ui/toast'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { apiClient } from '../../lib/api/api-client.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { firstPage } from '../../lib/links/first-page.ts'
import { refreshSession } from '../../lib/session/session-store.ts'

/** Loads session, saved links and profile after a sign-in. A failure shows a toast and is not thrown. */
export async function loadUserData(): Promise<void> {
  const server = createTRPCQueryUtils({ queryClient, client: apiClient })
  const { hasFailed } = await refreshSession()
  try {
    if (hasFailed) throw new Error('no session')
    await Promise.all([server.links.list.fetchInfinite(firstPage), server.profile.get.fetch()])
  } catch {
    showError('user-data-failed')
  }
}
