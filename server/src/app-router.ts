import { router } from './trpc/procedures.ts'

/** One property per slice; each slice's router is made from its service. */
export type Services = Readonly<Record<never, never>>

export function createAppRouter(_services: Services) {
  return router({})
}

export type AppRouter = ReturnType<typeof createAppRouter>
