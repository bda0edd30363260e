import { type Account, readAccount } from '../storage/account.ts'
import { serverAddress } from '../storage/server-address.ts'

/** The connected account and the server's origin. */
export interface Connection {
  readonly account: Account
  readonly origin: string
}

export async function readConnection(): Promise<Connection> {
  const [account, origin] = await Promise.all([readAccount(), serverAddress.getValue()])
  return { account, origin }
}
