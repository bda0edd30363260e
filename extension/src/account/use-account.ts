import { createContext, useContext, useEffect, useState } from 'react'
import { type Account, readAccount, watchAccount } from './account.ts'
import { awaitApproval } from './await-approval.ts'
import type { Connection } from './connection.ts'

/** As it was read before the first drawing, which then needs no second one. */
export const KnownConnection = createContext<Connection | null>(null)

/** Whose extension this is; null for the moment it takes to read it. */
export function useAccount(): Account | null {
  const [account, setAccount] = useState<Account | null>(
    useContext(KnownConnection)?.account ?? null,
  )
  useEffect(() => {
    void readAccount().then(setAccount)
    return watchAccount(setAccount)
  }, [])
  const isConnecting = account?.state === 'connecting'
  useEffect(() => {
    if (!isConnecting) return
    const closing = new AbortController()
    // The background asks too; should the browser have put it to sleep, this window does.
    awaitApproval(closing.signal).catch(() => {})
    return () => closing.abort()
  }, [isConnecting])
  return account
}
