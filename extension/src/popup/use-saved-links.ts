import { type ApiClient, readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from '../account/use-account.ts'
import { openApi } from '../api/open-api.ts'
import { readCacheOwner } from '../storage/cache-owner.ts'
import {
  MAX_LINKS,
  readSavedLinks,
  type SavedLink,
  toSavedLink,
  watchSavedLinks,
  writeSavedLinks,
} from '../storage/saved-links.ts'

export interface SavedLinks {
  /** Newest first; null until they are known. */
  readonly links: readonly SavedLink[] | null
  /** ISO time of the server's last response. */
  readonly asOf: string | null
  /** Why the last refresh failed. */
  readonly failure: ErrorCode | null
  readonly refresh: () => Promise<void>
}

/** One request for nearly every account. */
const LINKS_PER_PAGE = 500

type ListedLinks = Awaited<ReturnType<ApiClient['links']['list']['query']>>

/** An older cache is refreshed, to show changes made on the website. */
const FRESH_MS = 5000

/** As many of the newest links as the cache holds. */
async function listNewest(api: ApiClient): Promise<SavedLink[]> {
  const newest: SavedLink[] = []
  let cursor: string | null = null
  do {
    const page: ListedLinks = await api.links.list.query({ cursor, limit: LINKS_PER_PAGE })
    newest.push(...page.links.map(toSavedLink))
    cursor = page.next
  } while (cursor !== null && newest.length < MAX_LINKS)
  return newest
}

/** The connected account's saved links: from the cache at once, then from the server. */
export function useSavedLinks(): SavedLinks {
  const account = useAccount()
  const email = account?.state === 'connected' ? account.email : null
  const [cached, setCached] = useState<Awaited<ReturnType<typeof readSavedLinks>>>(null)
  const [failure, setFailure] = useState<ErrorCode | null>(null)

  const refresh = useCallback(async () => {
    try {
      const owner = await readCacheOwner()
      await writeSavedLinks(owner, await listNewest(await openApi()))
      setFailure(null)
    } catch (error) {
      setFailure(readApiError(error).code)
    }
  }, [])

  useEffect(() => {
    setFailure(null)
    if (email === null) return setCached(null)
    const show = () => void readSavedLinks().then(setCached)
    const start = async () => {
      const known = await readSavedLinks()
      setCached(known)
      if (!known || Date.now() - Date.parse(known.asOf) > FRESH_MS) await refresh()
    }
    void start()
    return watchSavedLinks(show)
  }, [email, refresh])

  return { links: cached?.links ?? null, asOf: cached?.asOf ?? null, failure, refresh }
}
