import { browser } from 'wxt/browser'
import { serverAddress } from './server-address.ts'
import { storedItem } from './stored-item.ts'

/** How the extension authenticates: the code that waits for approval, or the token it was exchanged for. */
export type Credential =
  | { readonly kind: 'device-code'; readonly code: string; readonly intervalSeconds: number }
  | { readonly kind: 'token'; readonly token: string }

interface StoredCredential {
  readonly server: string
  readonly proof: Credential
}

const storedCredential = storedItem<StoredCredential | null>('local', 'credential', null)

/** Null when the stored credential belongs to another server. */
export async function readCredential(): Promise<Credential | null> {
  const [stored, server] = await Promise.all([
    storedCredential.getValue(),
    serverAddress.getValue(),
  ])
  return stored?.server === server ? stored.proof : null
}

export async function writeCredential(server: string, proof: Credential): Promise<void> {
  await restrictStorageAccess()
  await storedCredential.setValue({ server, proof })
}

export async function removeCredential(): Promise<void> {
  await storedCredential.removeValue()
}

export async function readToken(): Promise<string | null> {
  const proof = await readCredential()
  return proof?.kind === 'token' ? proof.token : null
}

/** Keeps scripts in pages, our own included, from reading storage; Firefox never lets them. */
export async function restrictStorageAccess(): Promise<void> {
  const { local } = browser.storage
  if ('setAccessLevel' in local) await local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' })
}
