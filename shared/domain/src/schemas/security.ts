import { z } from 'zod'
import { rowId } from './fields.ts'

/** A code from an authenticator app, or a recovery code. Spaces and hyphens do not matter. */
export const secondFactorCode = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .refine((code) => /^(?:\d{6}|[a-z0-9]{12})$/.test(code), 'wrong-code')

/**
 * Proves that the owner is present: the password, or a code with two-factor authentication. Not
 * needed within a few minutes after a sign-in, except to change the second factor itself.
 */
export const securityProof = z.strictObject({
  password: z.string().min(1).max(128).optional(),
  code: secondFactorCode.optional(),
})

export const SIGN_IN_METHOD_NAME_MAX_LENGTH = 60
const methodName = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(
    SIGN_IN_METHOD_NAME_MAX_LENGTH,
    `Please enter at most ${SIGN_IN_METHOD_NAME_MAX_LENGTH} characters`,
  )
  .regex(/^\P{Cc}*$/u, 'Please use a single line of plain text')

const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/)
const transports = z.array(z.string().max(20)).max(10).optional()
const attachment = z.string().max(40).optional()
/** Results of extensions that browsers add; the server ignores them. */
const extensionResults = z.record(z.string().max(60), z.unknown())

/** WebAuthn level 3, `RegistrationResponseJSON`. Browsers add fields, which are dropped. */
const passkeyRegistration = z.object({
  id: base64url(1500),
  rawId: base64url(1500),
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports,
  }),
})

/** WebAuthn level 3, `AuthenticationResponseJSON`. */
const passkeyAuthentication = z.object({
  id: base64url(1500),
  rawId: base64url(1500),
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(200).nullish(),
  }),
})

export type PasskeyRegistration = z.output<typeof passkeyRegistration>
export type PasskeyAuthentication = z.output<typeof passkeyAuthentication>
export type SecurityProof = z.output<typeof securityProof>

export const passkeyOptionsInput = z.strictObject({})
export const signInPasskeyInput = z.strictObject({ response: passkeyAuthentication })
export const signInCodeInput = z.strictObject({ code: secondFactorCode })
export const signInLostDeviceInput = z.strictObject({})

export const securityBeginInput = securityProof
export const securityConfirmAuthenticatorInput = z.strictObject({
  code: secondFactorCode,
  name: methodName,
})
export const securityConfirmPasskeyInput = z.strictObject({
  response: passkeyRegistration,
  name: methodName,
})
export const securityRenameInput = z.strictObject({ id: rowId, name: methodName })
export const securityRemoveInput = securityProof.extend({ id: rowId })
export const securityRecoveryInput = z.strictObject({ token: z.string().min(1).max(2000) })
