import { readAccount, watchAccount } from '../account/account.ts'
import { serverAddress } from './server-address.ts'

/**
 * Whose links the extension holds: the server and the account there. What is cached carries it, so
 * that nothing of one account is ever shown to another.
 */
export async function readKeeper(): Promise<string> {
  const [server, account] = await Promise.all([serverAddress.getValue(), readAccount()])
  return account.state === 'connected' ? `${server} ${account.email}` : server
}

/** Calls back when another account or another server has been chosen. */
export function watchKeeper(callback: (keeper: string) => void): () => void {
  let known = readKeeper()
  return watchAccount(() => {
    const before = known
    known = readKeeper()
    void Promise.all([before, known]).then(([former, now]) => {
      if (former !== now) callback(now)
    })
  })
}
