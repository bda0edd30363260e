import { randomInt } from 'node:crypto'
import {
  COMMAND_LINE_CLIENT_ID,
  EXTENSION_CLIENT_ID,
  USER_CODE_LENGTH,
  USER_CODE_LETTERS,
} from '@everyshelf/domain/devices'
import { DEVICE_CODE_MINUTES } from '@everyshelf/domain/limits'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError } from 'better-auth/api'
import {
  type DeviceAuthorizationGrant,
  deviceAuthorization,
} from 'better-auth/plugins/device-authorization'
import { CLIENT_HEADER, readExtensionVersion } from '../../http/headers/client-version.ts'

export const DEVICE_TOKEN_PATH = '/device/token'

const clientIds = [EXTENSION_CLIENT_ID, COMMAND_LINE_CLIENT_ID]

/**
 * better-auth's device codes for the extension and the command line, plus the details the user sees
 * before approving.
 */
export function createDeviceCodes(publicUrl: string): BetterAuthPlugin {
  return deviceAuthorization({
    expiresIn: `${DEVICE_CODE_MINUTES}m`,
    interval: '5s',
    verificationUri: `${publicUrl}/connect`,
    generateUserCode: createUserCode,
    schema: { deviceCode: { modelName: 'device_code' } },
    grant,
  })
}

const grant: DeviceAuthorizationGrant = {
  requestSchemaFields: {},
  deviceCodeSchemaFields: {
    requestedAt: { type: 'date', required: true },
    userAgent: { type: 'string', required: true },
    clientVersion: { type: 'string', required: true },
  },
  authorizeRequest: ({ ctx, request }) => {
    const clientId = clientIds.find((id) => id === request.client_id)
    if (!clientId) throw new APIError('BAD_REQUEST')
    return {
      clientId,
      deviceCodeFields: {
        requestedAt: new Date(),
        userAgent: ctx.headers?.get('user-agent')?.slice(0, 1000) ?? '',
        clientVersion: readExtensionVersion(ctx.headers?.get(CLIENT_HEADER)) ?? '',
      },
    }
  },
  // The codes of the command line grant an API key, and never a session.
  assertSessionRedemption: ({ deviceCode }) => {
    if (deviceCode.clientId !== EXTENSION_CLIENT_ID) {
      throw new APIError('BAD_REQUEST', { error: 'invalid_grant' })
    }
  },
  getVerificationContext: () => undefined,
}

function createUserCode(): string {
  const letters = Array.from(
    { length: USER_CODE_LENGTH },
    () => USER_CODE_LETTERS[randomInt(USER_CODE_LETTERS.length)],
  )
  return letters.join('')
}

/** Stores the session of a redeemed code as an extension's session, from its first write. */
export function toExtensionSession<T extends object>(
  session: T,
  context: { readonly path?: string; readonly headers?: Headers | undefined } | null,
): { data: T & { client: 'extension'; clientVersion: string } } | undefined {
  if (context?.path !== DEVICE_TOKEN_PATH) return undefined
  const clientVersion = readExtensionVersion(context.headers?.get(CLIENT_HEADER)) ?? ''
  return { data: { ...session, client: 'extension', clientVersion } }
}
