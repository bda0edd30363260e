import { createContext } from 'react'
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

/** As it was read before the first drawing, which then needs no second one. */
export const KnownConnection = createContext<Connection | null>(null)
