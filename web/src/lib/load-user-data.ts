import { showError } from '@everyshelf/ui/toast'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { queryClient } from './api-cache.ts'
import { apiClient } from './api-client.ts'
import { refreshSession } from './session-store.ts'

/** After a sign-in: who it is, their saved links and their profile. A failure is said, not thrown. */
export async function loadUserData(): Promise<void> {
  const server = createTRPCQueryUtils({ queryClient, client: apiClient })
  const { hasFailed } = await refreshSession()
  try {
    if (hasFailed) throw new Error('no session')
    await Promise.all([server.links.list.fetch(), server.profile.get.fetch()])
  } catch {
    showError('user-data-failed')
  }
}
