import type { inferRouterInputs, inferRouterOutputs, TRPCMergeRouters } from '@trpc/server'
import type { Feature } from '../../feature.ts'
import type { Features } from '../../features.ts'
import { type AnyRouter, mergeRouters, router } from '../../trpc/procedures.ts'

type RouterKey = 'router' | 'adminRouter'

/** The routers of those features that have one. */
type RoutersOf<All extends readonly Feature[], Key extends RouterKey> = All extends readonly [
  infer First,
  ...infer Rest extends readonly Feature[],
]
  ? First extends Readonly<Record<Key, infer One extends AnyRouter>>
    ? [One, ...RoutersOf<Rest, Key>]
    : RoutersOf<Rest, Key>
  : []

function mergeOf<All extends readonly Feature[], Key extends RouterKey>(all: All, key: Key) {
  const routers: AnyRouter[] = all.flatMap((feature) => feature[key] ?? [])
  return mergeRouters(...routers) as TRPCMergeRouters<RoutersOf<All, Key>>
}

/** Merges the routers of all features, so that clients see the type of every procedure. */
export function createAppRouter({ all }: Pick<Features, 'all'>) {
  return mergeRouters(mergeOf(all, 'router'), router({ admin: mergeOf(all, 'adminRouter') }))
}

export type AppRouter = ReturnType<typeof createAppRouter>
export type RouterInputs = inferRouterInputs<AppRouter>
export type RouterOutputs = inferRouterOutputs<AppRouter>
