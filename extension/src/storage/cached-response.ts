import type { ApiClient } from '@everyshelf/client'
import type { PublicId } from '@everyshelf/domain/links'
import { readCacheOwner } from './cache-owner.ts'
import { storedItem } from './stored-item.ts'

/** A server's response, shown at once the next time and then replaced by the new one. */
export interface CachedResponse<Value> {
  /** Null when nothing is cached for the current owner. */
  readonly read: () => Promise<Value | null>
  readonly write: (owner: string, value: Value) => Promise<void>
  /** Whether the server answered for the current owner since the browser started. */
  readonly isConfirmed: () => Promise<boolean>
  /** Removes the item if it belongs to another owner. */
  readonly removeUnlessOwnedBy: (owner: string) => Promise<void>
  readonly watch: (callback: () => void) => () => void
}

function createCachedResponse<Value>(name: string): CachedResponse<Value> {
  const item = storedItem<{ readonly owner: string; readonly value: Value } | null>(
    'local',
    name,
    null,
  )
  const confirmed = storedItem<string | null>('session', `confirmed-${name}`, null)
  return {
    read: async () => {
      const [cached, owner] = await Promise.all([item.getValue(), readCacheOwner()])
      return cached?.owner === owner ? cached.value : null
    },
    write: async (owner, value) => {
      await Promise.all([item.setValue({ owner, value }), confirmed.setValue(owner)])
    },
    isConfirmed: async () => {
      const [known, owner] = await Promise.all([confirmed.getValue(), readCacheOwner()])
      return known === owner
    },
    removeUnlessOwnedBy: async (owner) => {
      const cached = await item.getValue()
      if (cached && cached.owner !== owner) await item.removeValue()
    },
    watch: (callback) => item.watch(callback),
  }
}

/** An account's plan, how many links it can still save, and what its Global Links are built from. */
export type AccountStatus = Pick<
  Awaited<ReturnType<ApiClient['session']['get']['query']>>,
  'allowance'
> & {
  readonly isPremium: boolean
  readonly linkOwner: { readonly origin: string; readonly publicId: PublicId } | null
}
export const cachedAccountStatus: CachedResponse<AccountStatus> =
  createCachedResponse('account-status')

export type OwnTags = Pick<
  Awaited<ReturnType<ApiClient['profile']['get']['query']>>,
  'affiliateTags' | 'serviceTags' | 'isPremium'
>
export const cachedTags: CachedResponse<OwnTags> = createCachedResponse('own-tags')

/** Called when the account changes, so that no data of the previous one stays on this computer. */
export async function removeResponsesOfOtherOwners(owner: string): Promise<void> {
  await Promise.all([
    cachedAccountStatus.removeUnlessOwnedBy(owner),
    cachedTags.removeUnlessOwnedBy(owner),
  ])
}
