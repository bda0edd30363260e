import { serverAddress } from '../storage/server-address.ts'
import { type Account, readAccount } from './account.ts'

/** The connected account and the server's origin. */
export interface Connection {
  readonly account: Account
  readonly origin: string
}

export async function readConnection(): Promise<Connection> {
  const [account, origin] = await Promise.all([readAccount(), serverAddress.getValue()])
  return { account, origin }
}
