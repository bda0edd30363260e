import { type ApiClient, readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from '../account/use-account.ts'
import { readKeeper } from '../storage/keeper.ts'
import type { KeptAnswer } from '../storage/kept-answer.ts'
import { openApi } from './api.ts'

interface Kept<Value> {
  /** What is known; null while nothing is. */
  readonly value: Value | null
  /** Why it could not be asked for anew. */
  readonly failure: ErrorCode | null
  readonly refresh: () => void
}

/** The kept answer at once, then the server's own; nothing while nobody is connected. */
export function useKept<Value>(
  kept: KeptAnswer<Value>,
  ask: (api: ApiClient) => Promise<Value>,
): Kept<Value> {
  const account = useAccount()
  const who = account?.state === 'connected' ? account.email : null
  const [value, setValue] = useState<Value | null>(null)
  const [failure, setFailure] = useState<ErrorCode | null>(null)

  const refresh = useCallback(async () => {
    try {
      const keeper = await readKeeper()
      await kept.write(keeper, await ask(await openApi()))
      setFailure(null)
    } catch (error) {
      setFailure(readApiError(error).code)
    }
  }, [kept, ask])

  useEffect(() => {
    setFailure(null)
    if (who === null) return setValue(null)
    const show = () => void kept.read().then(setValue)
    show()
    void refresh()
    return kept.watch(show)
  }, [who, kept, refresh])

  return { value, failure, refresh: () => void refresh() }
}
