import type { ApiClient } from '@everyshelf/client'
import { storage } from 'wxt/utils/storage'
import { readKeeper } from './keeper.ts'

/** An answer of the server, shown at once the next time and replaced by the next one. */
export interface KeptAnswer<Value> {
  /** Null when nothing is kept of who is connected now. */
  readonly read: () => Promise<Value | null>
  readonly write: (keeper: string, value: Value) => Promise<void>
  /** Removes what is of anybody but this one. */
  readonly keepFor: (keeper: string) => Promise<void>
  readonly watch: (callback: () => void) => () => void
}

function keepAnswer<Value>(name: string): KeptAnswer<Value> {
  const item = storage.defineItem<{ readonly keeper: string; readonly value: Value } | null>(
    `local:${name}`,
    { fallback: null, version: 1 },
  )
  return {
    read: async () => {
      const [kept, keeper] = await Promise.all([item.getValue(), readKeeper()])
      return kept?.keeper === keeper ? kept.value : null
    },
    write: (keeper, value) => item.setValue({ keeper, value }),
    keepFor: async (keeper) => {
      const kept = await item.getValue()
      if (kept && kept.keeper !== keeper) await item.removeValue()
    },
    watch: (callback) => item.watch(callback),
  }
}

/** What an account may do: its plan, and how many links it may still keep. */
export type Standing = Pick<
  Awaited<ReturnType<ApiClient['session']['get']['query']>>,
  'allowance'
> & {
  readonly isPremium: boolean
}
export const keptStanding: KeptAnswer<Standing> = keepAnswer('standing')

export type OwnTags = Pick<
  Awaited<ReturnType<ApiClient['profile']['get']['query']>>,
  'affiliateTags' | 'serviceTags' | 'isPremium'
>
export const keptTags: KeptAnswer<OwnTags> = keepAnswer('own-tags')

/** For when another account is chosen, or none: nothing of the former stays on this computer. */
export async function keepAnswersFor(keeper: string): Promise<void> {
  await Promise.all([keptStanding.keepFor(keeper), keptTags.keepFor(keeper)])
}
