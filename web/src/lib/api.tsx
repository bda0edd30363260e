import type { AppRouter } from '@everyshelf/server/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type CreateTRPCReact, createTRPCReact } from '@trpc/react-query'
import { type ReactNode, useState } from 'react'
import { apiClient } from './api-client.ts'

export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>()

/**
 * Server state for what is rendered inside. It stands around the parts that ask the server and not
 * around the whole app, so that the first page is there before this code is.
 */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <trpc.Provider client={apiClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

/** The API client repeats and times out by itself; offline a call fails at once and says so. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: Number.POSITIVE_INFINITY },
    },
  })
}
