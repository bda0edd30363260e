import { useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../../lib/api.tsx'

/** Begins the keys of all lists of links. */
export const LINKS_KEY = 'admin-links'
/** Begins the keys of all lists of reports. */
export const REPORTS_KEY = 'admin-reports'

/** What switching a link off or on makes old, wherever that was done. */
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
