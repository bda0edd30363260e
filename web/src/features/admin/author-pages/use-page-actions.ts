import { useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../../lib/api/trpc.tsx'
import { REPORTS_KEY } from '../links/use-link-refresh.ts'

/** What an admin can do about a page. */
export interface PageActions {
  readonly disable: (id: string, reason: string, onDone: () => void) => void
  readonly isDisabling: boolean
  readonly disableError: unknown
  readonly enable: (id: string) => void
  readonly isEnabling: boolean
  readonly enableError: unknown
}

/** Refetches what disabling or enabling a page affects. */
export function usePageRefresh(): () => Promise<void> {
  const cache = useQueryClient()
  const server = trpc.useUtils()
  return async () => {
    await Promise.all([
      server.admin.authorPages.invalidate(),
      server.admin.series.invalidate(),
      cache.invalidateQueries({ queryKey: [REPORTS_KEY] }),
    ])
  }
}

export function useAuthorPageActions(): PageActions {
  const onSuccess = usePageRefresh()
  const disable = trpc.admin.authorPages.disable.useMutation({ onSuccess })
  const enable = trpc.admin.authorPages.enable.useMutation({ onSuccess })
  return {
    disable: (id, reason, onDone) => disable.mutate({ id, reason }, { onSuccess: onDone }),
    isDisabling: disable.isPending,
    disableError: disable.error,
    enable: (id) => enable.mutate({ id }),
    isEnabling: enable.isPending,
    enableError: enable.error,
  }
}

export function useSeriesActions(): PageActions {
  const onSuccess = usePageRefresh()
  const disable = trpc.admin.series.disable.useMutation({ onSuccess })
  const enable = trpc.admin.series.enable.useMutation({ onSuccess })
  return {
    disable: (id, reason, onDone) => disable.mutate({ id, reason }, { onSuccess: onDone }),
    isDisabling: disable.isPending,
    disableError: disable.error,
    enable: (id) => enable.mutate({ id }),
    isEnabling: enable.isPending,
    enableError: enable.error,
  }
}
