import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { requestPasskeyOptions, signInWithPasskey } from './auth.ts'
import { AuthError } from './auth-error.ts'

/** Asks for a passkey and signs in. Returns false when the visitor closed the prompt. */
export async function signInByPrompt(): Promise<boolean> {
  const optionsJSON = await requestPasskeyOptions()
  const response = await ask(startAuthentication({ optionsJSON }))
  if (response) await signInWithPasskey(response)
  return response !== null
}

/**
 * Offers passkeys in the email field's autofill until one is chosen. Returns false when the browser
 * has no such autofill, or when another prompt replaced it.
 */
export async function signInByAutofill(): Promise<boolean> {
  if (!(await browserSupportsWebAuthnAutofill())) return false
  const optionsJSON = await requestPasskeyOptions()
  const response = await ask(startAuthentication({ optionsJSON, useBrowserAutofill: true }))
  if (response) await signInWithPasskey(response)
  return response !== null
}

/** Ends a prompt that is still open, such as the autofill of a page that closes. */
export function cancelPrompt(): void {
  WebAuthnAbortService.cancelCeremony()
}

type CreationOptions = RouterOutputs['security']['beginPasskey']
type Created = RouterInputs['security']['confirmPasskey']['response']

/** Creates a passkey on this device; null when the visitor closed the prompt. */
export async function createPasskey(options: CreationOptions): Promise<Created | null> {
  // tRPC spells out the buffers of extensions, which the server never sends.
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const created = await ask(startRegistration({ optionsJSON }))
  return created && { ...created, clientExtensionResults: { ...created.clientExtensionResults } }
}

async function ask<Response>(prompt: Promise<Response>) {
  try {
    return await prompt
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') throw new AuthError('passkey-already-added')
    const isClosed = name === 'NotAllowedError' || name === 'AbortError'
    const isReplaced = error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED'
    if (isClosed || isReplaced) return null
    throw new AuthError('passkey-unsupported')
  }
}
