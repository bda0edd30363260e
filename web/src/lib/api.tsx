import type { AppRouter } from '@everyshelf/server/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query'
import type { ReactNode } from 'react'
import { queryClient } from './api-cache.ts'
import { apiClient } from './api-client.ts'

export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>()

/**
 * Server state for what is rendered inside. It stands around the parts that ask the server and not
 * around the whole app, so that the first page is there before this code is; the cache is one.
 */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  return (
    <trpc.Provider client={apiClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
