import { z } from 'zod'
import { EXTENSION_CLIENT_ID, readUserCode } from '../devices/index.ts'
import { rowId } from './fields.ts'

/** RFC 8628 §3.1 and §3.4, for the one client that there is. */
export const deviceCodeInput = z.strictObject({ client_id: z.literal(EXTENSION_CLIENT_ID) })
export const deviceTokenInput = z.strictObject({
  grant_type: z.literal('urn:ietf:params:oauth:grant-type:device_code'),
  device_code: z.string().min(1).max(200),
  client_id: z.literal(EXTENSION_CLIENT_ID),
})

/** However it is typed: small letters, blanks and hyphens do not matter. */
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

export const DEVICE_NAME_MAX_LENGTH = 60
export const devicesRenameInput = z.strictObject({
  id: rowId,
  /** Nothing: the name of the browser again. */
  name: z
    .string()
    .trim()
    .max(DEVICE_NAME_MAX_LENGTH, 'Please enter a shorter name')
    .regex(/^\P{Cc}*$/u, 'Please use plain text'),
})
