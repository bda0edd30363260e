import { useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../../lib/api/trpc.tsx'

/** First part of the cache keys of all link lists. */
export const LINKS_KEY = 'admin-links'
/** First part of the cache keys of all report lists. */
export const REPORTS_KEY = 'admin-reports'

/** Refetches what disabling or enabling a link affects. */
export function useLinkRefresh(): () => Promise<void> {
  const cache = useQueryClient()
  const server = trpc.useUtils()
  return async () => {
    await Promise.all([
      server.admin.links.invalidate(),
      cache.invalidateQueries({ queryKey: [LINKS_KEY] }),
      cache.invalidateQueries({ queryKey: [REPORTS_KEY] }),
    ])
  }
}
