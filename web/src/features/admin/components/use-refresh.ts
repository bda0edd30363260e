import { trpc } from '../../../lib/api/trpc.tsx'

/** Refetches what disabling or enabling a link affects. */
export function useLinkRefresh(): () => Promise<void> {
  const { admin } = trpc.useUtils()
  return async () => {
    await Promise.all([admin.links.invalidate(), admin.reports.invalidate()])
  }
}

/** Refetches what disabling or enabling a page affects. */
export function usePageRefresh(): () => Promise<void> {
  const { admin } = trpc.useUtils()
  return async () => {
    await Promise.all([
      admin.authorPages.invalidate(),
      admin.series.invalidate(),
      admin.reports.invalidate(),
    ])
  }
}
