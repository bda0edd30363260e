import { useContext, useEffect, useState } from 'react'
import { InitialConnection } from '../account/use-account.ts'
import { serverAddress } from '../storage/server-address.ts'

/** The server's origin; null until it has been read from storage. */
export function useServerAddress(): string | null {
  const [address, setAddress] = useState<string | null>(
    useContext(InitialConnection)?.origin ?? null,
  )
  useEffect(() => {
    void serverAddress.getValue().then(setAddress)
    return serverAddress.watch(setAddress)
  }, [])
  return address
}
