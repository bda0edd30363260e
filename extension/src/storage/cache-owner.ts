import { readAccount, watchAccount } from './account.ts'
import { serverAddress } from './server-address.ts'

/**
 * The server and the account that cached data belongs to. Each cached item stores its owner, so that
 * one account's data is never shown to another.
 */
export async function readCacheOwner(): Promise<string> {
  const [server, account] = await Promise.all([serverAddress.getValue(), readAccount()])
  return account.state === 'connected' ? `${server} ${account.email}` : server
}

/** Calls back when the account or the server changes. */
export function watchCacheOwner(callback: (owner: string) => void): () => void {
  let known = readCacheOwner()
  return watchAccount(() => {
    const before = known
    known = readCacheOwner()
    void Promise.all([before, known]).then(([former, now]) => {
      if (former !== now) callback(now)
    })
  })
}
