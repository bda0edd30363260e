import type { TRPCMergeRouters } from '@trpc/server'
import type { Feature } from '../../feature.ts'
import { type AnyRouter, mergeRouters, router } from '../../trpc/procedures.ts'

type RouterKey = 'router' | 'adminRouter'

/** The routers of those features that have one. */
type RoutersOf<
  Features extends readonly Feature[],
  Key extends RouterKey,
> = Features extends readonly [infer First, ...infer Rest extends readonly Feature[]]
  ? First extends Readonly<Record<Key, infer One extends AnyRouter>>
    ? [One, ...RoutersOf<Rest, Key>]
    : RoutersOf<Rest, Key>
  : []

function mergeOf<const Features extends readonly Feature[], Key extends RouterKey>(
  features: Features,
  key: Key,
) {
  const routers: AnyRouter[] = features.flatMap((feature) => feature[key] ?? [])
  return mergeRouters(...routers) as TRPCMergeRouters<RoutersOf<Features, Key>>
}

/** Merges the routers of all features, so that clients see the type of every procedure. */
export function createAppRouter<const Features extends readonly Feature[]>(features: Features) {
  return mergeRouters(
    mergeOf(features, 'router'),
    router({ admin: mergeOf(features, 'adminRouter') }),
  )
}
