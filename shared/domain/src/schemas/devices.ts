import { z } from 'zod'
import { apiScopes, isApiScope } from '../api-keys/index.ts'
import { COMMAND_LINE_CLIENT_ID, EXTENSION_CLIENT_ID, readUserCode } from '../devices/index.ts'
import { LONGEST_PASSWORD_LENGTH } from '../limits/index.ts'
import { rowId } from './fields.ts'

/** Scopes with spaces between them (RFC 6749 §3.3), without repetitions and in our order. */
const scopeText = z
  .string()
  .max(300)
  .transform((text, context) => {
    const names = text.split(' ')
    if (names.every(isApiScope)) return apiScopes.filter((scope) => names.includes(scope)).join(' ')
    context.addIssue({ code: 'custom', message: 'invalid-input' })
    return z.NEVER
  })

/** RFC 8628 §3.1 and §3.4, for our clients: the extension and the command line. */
export const deviceCodeInput = z.discriminatedUnion('client_id', [
  z.strictObject({ client_id: z.literal(EXTENSION_CLIENT_ID) }),
  z.strictObject({ client_id: z.literal(COMMAND_LINE_CLIENT_ID), scope: scopeText }),
])
export const deviceTokenInput = z.strictObject({
  grant_type: z.literal('urn:ietf:params:oauth:grant-type:device_code'),
  device_code: z.string().min(1).max(200),
  client_id: z.enum([EXTENSION_CLIENT_ID, COMMAND_LINE_CLIENT_ID]),
})

/** Accepts lower case, spaces and hyphens. */
const userCode = z
  .string()
  .max(40)
  .transform((text, context) => {
    const code = readUserCode(text)
    if (code) return code
    context.addIssue({ code: 'custom', message: 'invalid-input' })
    return z.NEVER
  })

export const devicesCodeInput = z.strictObject({ userCode })
/** The command line gets an API key, which needs a recent sign-in or the password. */
export const devicesApproveInput = devicesCodeInput.extend({
  password: z.string().min(1).max(LONGEST_PASSWORD_LENGTH).optional(),
})

export const DEVICE_NAME_MAX_LENGTH = 60
export const devicesRenameInput = z.strictObject({
  id: rowId,
  /** An empty text restores the name of the browser. */
  name: z
    .string()
    .trim()
    .max(DEVICE_NAME_MAX_LENGTH, `Please enter at most ${DEVICE_NAME_MAX_LENGTH} characters`)
    .regex(/^\P{Cc}*$/u, 'Please use a single line of plain text'),
})
