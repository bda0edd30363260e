import { useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../../lib/api.tsx'

/** Begins the keys of all lists of users. */
export const USERS_KEY = 'admin-users'

/** What a change of one user makes old. */
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
