import { readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from '../account/use-account.ts'
import { readKeeper } from '../storage/keeper.ts'
import {
  readSavedLinks,
  type SavedLink,
  toSavedLink,
  watchSavedLinks,
  writeSavedLinks,
} from '../storage/saved-links.ts'
import { openApi } from './api.ts'

export interface SavedLinks {
  /** The newest first; null while none are known. */
  readonly links: readonly SavedLink[] | null
  /** ISO time of the server's last word. */
  readonly asOf: string | null
  /** Why they could not be asked for anew. */
  readonly failure: ErrorCode | null
  readonly refresh: () => Promise<void>
}

/** Asked for again when older, so that what was done on the site is seen. */
const FRESH_MS = 5000

/** The links of who is connected: those of the cache at once, then the server's. */
export function useSavedLinks(): SavedLinks {
  const account = useAccount()
  const who = account?.state === 'connected' ? account.email : null
  const [kept, setKept] = useState<Awaited<ReturnType<typeof readSavedLinks>>>(null)
  const [failure, setFailure] = useState<ErrorCode | null>(null)

  const refresh = useCallback(async () => {
    try {
      const keeper = await readKeeper()
      const links = await (await openApi()).links.list.query()
      await writeSavedLinks(keeper, links.map(toSavedLink))
      setFailure(null)
    } catch (error) {
      setFailure(readApiError(error).code)
    }
  }, [])

  useEffect(() => {
    setFailure(null)
    if (who === null) return setKept(null)
    const show = () => void readSavedLinks().then(setKept)
    const start = async () => {
      const known = await readSavedLinks()
      setKept(known)
      if (!known || Date.now() - Date.parse(known.asOf) > FRESH_MS) await refresh()
    }
    void start()
    return watchSavedLinks(show)
  }, [who, refresh])

  return { links: kept?.links ?? null, asOf: kept?.asOf ?? null, failure, refresh }
}
