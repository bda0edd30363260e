import { serverAddress } from './server-address.ts'
import { storedItem } from './stored-item.ts'

/** Why the last connection ended; null when there was none, or when the user disconnected. */
export type EndReason = 'denied' | 'expired' | 'ended-elsewhere'

/** The account this browser is connected to, without its credential: all that a screen needs. */
export type Account =
  | { readonly state: 'signed-out'; readonly ended: EndReason | null }
  | {
      readonly state: 'connecting'
      /** The approval page shows it too, so that people can compare. */
      readonly userCode: string
      readonly connectUrl: string
      /** ISO time. */
      readonly expiresAt: string
    }
  | { readonly state: 'connected'; readonly email: string; readonly firstName: string }

export const SIGNED_OUT: Account = { state: 'signed-out', ended: null }

interface StoredAccount {
  /** The server the account belongs to. */
  readonly server: string
  readonly account: Account
}

/** In `local`, never `sync`: a connection belongs to this browser. */
const storedAccount = storedItem<StoredAccount | null>('local', 'account', null)

/** The account at the server that is set in the options. */
export async function readAccount(): Promise<Account> {
  const [stored, server] = await Promise.all([storedAccount.getValue(), serverAddress.getValue()])
  return stored?.server === server ? stored.account : SIGNED_OUT
}

export async function writeAccount(server: string, account: Account): Promise<void> {
  await storedAccount.setValue({ server, account })
}

/** Calls back when the account or the server changes, in any window of the extension. */
export function watchAccount(callback: (account: Account) => void): () => void {
  const notify = () => void readAccount().then(callback)
  const unwatch = [storedAccount.watch(notify), serverAddress.watch(notify)]
  return () => {
    for (const stop of unwatch) stop()
  }
}

/** Calls back when the server's answers may differ: another account connected, or none. */
export function watchConnection(callback: () => void): () => void {
  let last: string | undefined
  const compare = (account: Account) => {
    const now = account.state === 'connected' ? account.email : ''
    if (last !== undefined && last !== now) callback()
    last = now
  }
  void readAccount().then(compare)
  return watchAccount(compare)
}
