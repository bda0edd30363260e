import { storage } from 'wxt/utils/storage'
import { serverAddress } from '../storage/server-address.ts'

/** Why nobody is connected any more; null when nobody has been, or by their own wish. */
export type EndReason = 'denied' | 'expired' | 'ended-elsewhere'

/** Whose extension this is, without what proves it: a screen needs no more. */
export type Account =
  | { readonly state: 'signed-out'; readonly ended: EndReason | null }
  | {
      readonly state: 'connecting'
      /** Stands on the page too, so that people can compare. */
      readonly userCode: string
      readonly connectUrl: string
      /** ISO time. */
      readonly expiresAt: string
    }
  | { readonly state: 'connected'; readonly email: string; readonly firstName: string }

export const SIGNED_OUT: Account = { state: 'signed-out', ended: null }

interface StoredAccount {
  /** The server it belongs to: another one knows nothing of it. */
  readonly server: string
  readonly account: Account
}

/** In `local`, never `sync`: a connection belongs to this browser. */
const storedAccount = storage.defineItem<StoredAccount | null>('local:account', {
  fallback: null,
  version: 1,
})

/** Who is connected with the server that is chosen now. */
export async function readAccount(): Promise<Account> {
  const [stored, server] = await Promise.all([storedAccount.getValue(), serverAddress.getValue()])
  return stored?.server === server ? stored.account : SIGNED_OUT
}

export async function writeAccount(server: string, account: Account): Promise<void> {
  await storedAccount.setValue({ server, account })
}

/** Calls back whenever the account or the server changes, in whichever window it happens. */
export function watchAccount(callback: (account: Account) => void): () => void {
  const tell = () => void readAccount().then(callback)
  const unwatch = [storedAccount.watch(tell), serverAddress.watch(tell)]
  return () => {
    for (const stop of unwatch) stop()
  }
}

/** Calls back when what the server answers may have changed: connected, not any more, another server. */
export function watchConnection(callback: () => void): () => void {
  let last: string | undefined
  const note = (account: Account) => {
    const now = account.state === 'connected' ? account.email : ''
    if (last !== undefined && last !== now) callback()
    last = now
  }
  void readAccount().then(note)
  return watchAccount(note)
}
