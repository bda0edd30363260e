import { useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../../lib/api/trpc.tsx'

/** First part of the cache keys of all user lists. */
export const USERS_KEY = 'admin-users'

/** Refetches what a change to one user affects. */
export function useUserRefresh(id: string): () => Promise<void> {
  const cache = useQueryClient()
  const server = trpc.useUtils()
  return async () => {
    await Promise.all([
      server.admin.users.get.invalidate({ id }),
      cache.invalidateQueries({ queryKey: [USERS_KEY] }),
    ])
  }
}
