import { type ApiClient, readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from '../account/use-account.ts'
import { openApi } from '../api/open-api.ts'
import { readCacheOwner } from '../storage/cache-owner.ts'
import type { CachedResponse } from '../storage/cached-response.ts'

interface CachedResponseState<Value> {
  /** Null until a value is known. */
  readonly value: Value | null
  /** Why the last refresh failed. */
  readonly failure: ErrorCode | null
  /** Refreshing failed, and the server has not answered since the browser started. */
  readonly isUnconfirmed: boolean
  readonly refresh: () => void
}

/** The cached response at once, then the server's; null while no account is connected. */
export function useCachedResponse<Value>(
  cached: CachedResponse<Value>,
  fetchValue: (api: ApiClient) => Promise<Value>,
): CachedResponseState<Value> {
  const account = useAccount()
  const email = account?.state === 'connected' ? account.email : null
  const [value, setValue] = useState<Value | null>(null)
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  const [isUnconfirmed, setUnconfirmed] = useState(false)

  const refresh = useCallback(async () => {
    try {
      const owner = await readCacheOwner()
      await cached.write(owner, await fetchValue(await openApi()))
      setFailure(null)
      setUnconfirmed(false)
    } catch (error) {
      setUnconfirmed(!(await cached.isConfirmed()))
      setFailure(readApiError(error).code)
    }
  }, [cached, fetchValue])

  useEffect(() => {
    setFailure(null)
    setUnconfirmed(false)
    if (email === null) return setValue(null)
    const show = () => void cached.read().then(setValue)
    show()
    void refresh()
    return cached.watch(show)
  }, [email, cached, refresh])

  return { value, failure, isUnconfirmed, refresh: () => void refresh() }
}
