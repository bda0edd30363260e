import { browser } from 'wxt/browser'
import { storage } from 'wxt/utils/storage'
import { serverAddress } from '../storage/server-address.ts'

/** What shows the server who asks: the code that waits for a yes, or the token that came of it. */
export type Proof =
  | { readonly kind: 'device-code'; readonly code: string; readonly intervalSeconds: number }
  | { readonly kind: 'token'; readonly token: string }

interface StoredProof {
  readonly server: string
  readonly proof: Proof
}

const storedProof = storage.defineItem<StoredProof | null>('local:account-proof', {
  fallback: null,
  version: 1,
})

/** Never that of another server. */
export async function readProof(): Promise<Proof | null> {
  const [stored, server] = await Promise.all([storedProof.getValue(), serverAddress.getValue()])
  return stored?.server === server ? stored.proof : null
}

export async function writeProof(server: string, proof: Proof): Promise<void> {
  await closeStorage()
  await storedProof.setValue({ server, proof })
}

export async function forgetProof(): Promise<void> {
  await storedProof.removeValue()
}

export async function readToken(): Promise<string | null> {
  const proof = await readProof()
  return proof?.kind === 'token' ? proof.token : null
}

/** No script in a page may read it, not even one of ours; Firefox keeps such scripts out by itself. */
export async function closeStorage(): Promise<void> {
  const { local } = browser.storage
  if ('setAccessLevel' in local) await local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' })
}
