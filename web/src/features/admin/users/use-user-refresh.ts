import { trpc } from '../../../lib/api/trpc.tsx'

/** Refetches what a change to one user affects. */
export function useUserRefresh(id: string): () => Promise<void> {
  const { users } = trpc.useUtils().admin
  return async () => {
    await Promise.all([users.get.invalidate({ id }), users.list.invalidate()])
  }
}
