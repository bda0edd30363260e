import type { ApiClient } from '@everyshelf/client'
import { linkAllowance } from '@everyshelf/domain/plans'
import { type AccountStatus, cachedAccountStatus } from '../storage/cached-response.ts'
import { useCachedResponse } from './use-cached-response.ts'

async function fetchAccountStatus(api: ApiClient): Promise<AccountStatus> {
  const { user, allowance } = await api.session.get.query()
  return { isPremium: user?.isPremium ?? false, allowance }
}

/** A check that fails before any succeeded means "not Premium" (specification §8). */
function withoutPremium({ allowance }: AccountStatus): AccountStatus {
  return { isPremium: false, allowance: allowance && linkAllowance('free', allowance.used) }
}

/** The connected account's plan and link limit; null while there is none, or until they are known. */
export function useAccountStatus(): {
  readonly status: AccountStatus | null
  readonly refresh: () => void
} {
  const { value, isUnconfirmed, refresh } = useCachedResponse(
    cachedAccountStatus,
    fetchAccountStatus,
  )
  return { status: value && isUnconfirmed ? withoutPremium(value) : value, refresh }
}
