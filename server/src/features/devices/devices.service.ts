import { type ApiScope, isApiScope } from '@everyshelf/domain/api-keys'
import {
  type Browser,
  isSameBrowser,
  readBrowser,
  readSystem,
  type System,
} from '@everyshelf/domain/clicks'
import {
  COMMAND_LINE_CLIENT_ID,
  type CommandLine,
  readCommandLine,
} from '@everyshelf/domain/devices'
import { DomainError } from '@everyshelf/domain/messages'
import type { Session } from '../../trpc/request-context.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import type { ApiKeysFeature } from '../api-keys/api-keys.feature.ts'
import type { CodeRow, DevicesRepo } from './devices.repo.ts'

interface RequestTimes {
  readonly requestedAt: string
  readonly expiresAt: string
}

/** A connection request, as the user reviews it. */
export interface ConnectRequest {
  readonly state: 'pending' | 'approved' | 'denied' | 'expired' | 'unknown'
  /** Null for an unknown code, for one that is expired or decided, and for the command line. */
  readonly extension:
    | (RequestTimes & {
        readonly browser: Browser
        readonly system: System
        readonly version: string
      })
    | null
  /** Only for a pending code of the command line. */
  readonly commandLine?: CommandLine & RequestTimes & { readonly scopes: readonly ApiScope[] }
}

export interface ConnectedDevice {
  readonly id: string
  /** Null while the list shows the browser's name. */
  readonly name: string | null
  readonly browser: Browser
  readonly system: System
  readonly version: string
  /** Whether it is in the browser and system of the caller, as far as user agents tell. */
  readonly isSameBrowser: boolean
  readonly connectedAt: string
  readonly lastUsedAt: string
}

/**
 * How long a code stays valid after the user's decision. A short time is enough, because the extension
 * polls every 5 seconds.
 */
const DECISION_TTL_MS = 5 * 60 * 1000

export type DevicesService = ReturnType<typeof createDevicesService>

export interface DevicesServiceDeps {
  readonly repo: Omit<
    DevicesRepo,
    'deleteExpiredCodes' | 'storeVersion' | 'redeemCode' | 'findDeviceCode'
  >
  readonly requireFresh: AccountsFeature['requireFresh']
  /** Throws if the account cannot have another API key. */
  readonly requireRoom: ApiKeysFeature['requireRoom']
  readonly now: () => number
}

/** Connection requests and connected extensions of an account. */
export function createDevicesService(deps: DevicesServiceDeps) {
  const { repo, now } = deps

  async function decide(session: Session, userCode: string, status: 'approved' | 'denied') {
    const until = new Date(now() + DECISION_TTL_MS)
    const isFirst = await repo.decideCode(userCode, session.userId, status, new Date(now()), until)
    if (isFirst) return { state: status, extension: null }
    return describe(await repo.findCode(userCode), now())
  }

  return {
    review: async (userCode: string) => describe(await repo.findCode(userCode), now()),

    /** An extension's session and the key of a command line outlive this one, as a created key does. */
    approve: async (
      session: Session,
      userCode: string,
      password: string | undefined,
      address: string,
    ) => {
      const code = await repo.findCode(userCode)
      if (code?.status === 'pending') {
        await deps.requireFresh(session, password, address)
        if (code.clientId === COMMAND_LINE_CLIENT_ID) await deps.requireRoom(session.userId)
      }
      return await decide(session, userCode, 'approved')
    },

    deny: (session: Session, userCode: string) => decide(session, userCode, 'denied'),

    list: async (session: Session): Promise<ConnectedDevice[]> => {
      const [rows, ownAgent] = await Promise.all([
        repo.listDevices(session.userId, new Date(now())),
        repo.findUserAgent(session.id),
      ])
      return rows.map(({ id, deviceName, userAgent, clientVersion, createdAt, lastUsedAt }) => ({
        id,
        name: deviceName,
        browser: readBrowser(userAgent ?? ''),
        system: readSystem(userAgent ?? ''),
        version: clientVersion ?? '',
        isSameBrowser: isSameBrowser(ownAgent, userAgent),
        connectedAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      }))
    },

    rename: async (session: Session, id: string, name: string): Promise<{ renamed: true }> => {
      const isRenamed = await repo.renameDevice(session.userId, id, name || null)
      if (!isRenamed) throw new DomainError('not-found')
      return { renamed: true }
    },

    /** Ends the caller's own session, which must be an extension's. */
    disconnect: async (session: Session): Promise<{ disconnected: true }> => {
      if (session.client !== 'extension') throw new DomainError('not-found')
      await repo.endSession(session.id)
      return { disconnected: true }
    },
  }
}

function describe(code: CodeRow | undefined, now: number): ConnectRequest {
  if (!code) return { state: 'unknown', extension: null }
  if (code.status === 'approved' || code.status === 'denied') {
    return { state: code.status, extension: null }
  }
  if (code.expiresAt.getTime() <= now) return { state: 'expired', extension: null }
  const { userAgent, clientVersion: version, scope } = code
  const times = {
    requestedAt: code.requestedAt.toISOString(),
    expiresAt: code.expiresAt.toISOString(),
  }
  if (code.clientId === COMMAND_LINE_CLIENT_ID) {
    const scopes = (scope ?? '').split(' ').filter(isApiScope)
    const commandLine = { ...readCommandLine(userAgent), scopes, ...times }
    return { state: 'pending', extension: null, commandLine }
  }
  const extension = { browser: readBrowser(userAgent), system: readSystem(userAgent), version }
  return { state: 'pending', extension: { ...extension, ...times } }
}
