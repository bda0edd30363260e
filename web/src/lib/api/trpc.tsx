import type { AppRouter } from '@everyshelf/server/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query'
import type { ReactNode } from 'react'
import { apiClient } from './api-client.ts'
import { queryClient } from './query-client.ts'

export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>()

/**
 * Gives its children access to the API. It wraps only the components that call the server, not the
 * whole app, so the first page shows before this code is loaded. All of them share one cache.
 */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  return (
    <trpc.Provider client={apiClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
