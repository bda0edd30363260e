import { readApiError } from '@everyshelf/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trpc } from '../../../lib/api.tsx'

/** Whatever is refused because the area has closed by itself brings its door back. */
export function useDoor(): void {
  const cache = useQueryClient()
  const server = trpc.useUtils()
  useEffect(() => {
    const look = (error: unknown) => {
      if (!error || readApiError(error).code !== 'second-factor-required') return
      void server.admin.access.get.invalidate()
    }
    const ends = [
      cache.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated') look(query.state.error)
      }),
      cache.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated') look(mutation?.state.error)
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [cache, server])
}
