import { readApiError } from '@everyshelf/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'

/** Reopens the two-factor prompt when the admin session expires, as any refused call shows. */
export function useTwoFactorGate(): void {
  const cache = useQueryClient()
  const server = trpc.useUtils()
  useEffect(() => {
    const checkError = (error: unknown) => {
      if (!error || readApiError(error).code !== 'second-factor-required') return
      void server.admin.access.get.invalidate()
    }
    const unsubscribers = [
      cache.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated') checkError(query.state.error)
      }),
      cache.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated') checkError(mutation?.state.error)
      }),
    ]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }, [cache, server])
}
