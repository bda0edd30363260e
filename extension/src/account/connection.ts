import { serverAddress } from '../storage/server-address.ts'
import { type Account, readAccount } from './account.ts'

/** Whose extension this is, and with which server. */
export interface Connection {
  readonly account: Account
  readonly origin: string
}

export async function readConnection(): Promise<Connection> {
  const [account, origin] = await Promise.all([readAccount(), serverAddress.getValue()])
  return { account, origin }
}
