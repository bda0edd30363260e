import { z } from 'zod'
import { EXTENSION_CLIENT_ID, readUserCode } from '../devices/index.ts'
import { rowId } from './fields.ts'

/** RFC 8628 §3.1 and §3.4, for our only client, the extension. */
export const deviceCodeInput = z.strictObject({ client_id: z.literal(EXTENSION_CLIENT_ID) })
export const deviceTokenInput = z.strictObject({
  grant_type: z.literal('urn:ietf:params:oauth:grant-type:device_code'),
  device_code: z.string().min(1).max(200),
  client_id: z.literal(EXTENSION_CLIENT_ID),
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
