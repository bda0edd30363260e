import { isApiScope } from '@everyshelf/domain/api-keys'
import { addDays } from '@everyshelf/domain/clicks'
import {
  COMMAND_LINE_CLIENT_ID,
  nameCommandLineKey,
  readCommandLine,
} from '@everyshelf/domain/devices'
import { DomainError } from '@everyshelf/domain/messages'
import type { ApiKeysFeature } from '../api-keys/api-keys.feature.ts'
import type { DevicesRepo } from './devices.repo.ts'

/** Why a device code gives no key (RFC 8628 §3.5). */
type Refusal = 'authorization_pending' | 'access_denied' | 'expired_token' | 'invalid_grant'

export interface CommandLineKeysDeps {
  readonly repo: Pick<DevicesRepo, 'redeemCode' | 'findDeviceCode'>
  readonly issueKey: ApiKeysFeature['issueKey']
  readonly now: () => number
}

export type CommandLineKeys = ReturnType<typeof createCommandLineKeys>

const KEY_DAYS = 365
const DAY_S = 24 * 60 * 60

/** Redeems the device codes of the command line: each gives its owner's account one API key. */
export function createCommandLineKeys({ repo, issueKey, now }: CommandLineKeysDeps) {
  async function explain(deviceCode: string): Promise<Refusal> {
    const code = await repo.findDeviceCode(deviceCode, COMMAND_LINE_CLIENT_ID)
    if (!code) return 'invalid_grant'
    if (code.expiresAt.getTime() <= now()) return 'expired_token'
    return code.status === 'denied' ? 'access_denied' : 'authorization_pending'
  }

  return {
    redeem: async (deviceCode: string) => {
      const time = new Date(now())
      const code = await repo.redeemCode(deviceCode, COMMAND_LINE_CLIENT_ID, time)
      if (!code) return await explain(deviceCode)
      const today = time.toISOString().slice(0, 10)
      try {
        const issued = await issueKey(code.userId, {
          name: nameCommandLineKey(readCommandLine(code.userAgent)),
          scopes: code.scope.split(' ').filter(isApiScope),
          lastDay: addDays(today, KEY_DAYS),
        })
        return { ...issued, scope: code.scope, expiresInSeconds: KEY_DAYS * DAY_S }
      } catch (error) {
        // The account was banned, or reached its limit of keys, after the approval.
        if (error instanceof DomainError) return 'access_denied'
        throw error
      }
    },
  }
}
