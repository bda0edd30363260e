import { createContext, useContext, useEffect, useState } from 'react'
import { type Account, readAccount, watchAccount } from '../storage/account.ts'
import { awaitApproval } from './await-approval.ts'
import type { Connection } from './connection.ts'

/** The connection as read before the first render, which then needs no second one. */
export const InitialConnection = createContext<Connection | null>(null)

/** The connected account; null until it has been read from storage. */
export function useAccount(): Account | null {
  const [account, setAccount] = useState<Account | null>(
    useContext(InitialConnection)?.account ?? null,
  )
  useEffect(() => {
    void readAccount().then(setAccount)
    return watchAccount(setAccount)
  }, [])
  const isConnecting = account?.state === 'connecting'
  useEffect(() => {
    if (!isConnecting) return
    const closing = new AbortController()
    // The background polls too, but the browser may have suspended it.
    awaitApproval(closing.signal).catch(() => {})
    return () => closing.abort()
  }, [isConnecting])
  return account
}
