import { useContext, useEffect, useState } from 'react'
import { KnownConnection } from '../account/use-account.ts'
import { serverAddress } from '../storage/server-address.ts'

/** The server's origin; null for the moment it takes to read it. */
export function useServerAddress(): string | null {
  const [address, setAddress] = useState<string | null>(useContext(KnownConnection)?.origin ?? null)
  useEffect(() => {
    void serverAddress.getValue().then(setAddress)
    return serverAddress.watch(setAddress)
  }, [])
  return address
}
