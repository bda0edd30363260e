import type { ApiClient } from '@everyshelf/client'
import { isPublicId } from '@everyshelf/domain/links'
import { linkAllowance } from '@everyshelf/domain/plans'
import { type AccountStatus, cachedAccountStatus } from '../storage/cached-response.ts'
import { useCachedResponse } from './use-cached-response.ts'

async function fetchAccountStatus(api: ApiClient): Promise<AccountStatus> {
  const { user, allowance } = await api.session.get.query()
  // The server may be reached at another address than the one in its links.
  const publicId = user?.publicId ?? ''
  const linkOwner =
    user && isPublicId(publicId) ? { origin: new URL(user.referralLink).origin, publicId } : null
  return { isPremium: user?.isPremium ?? false, allowance, linkOwner }
}

/** A check that fails before any succeeded means "not Premium", as the specification says. */
function withoutPremium({ allowance, ...status }: AccountStatus): AccountStatus {
  const free = allowance && linkAllowance('free', allowance.used)
  return { ...status, isPremium: false, allowance: free }
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
