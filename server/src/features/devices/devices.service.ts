import { type Browser, readBrowser, readSystem, type System } from '@everyshelf/domain/clicks'
import { DomainError } from '@everyshelf/domain/messages'
import type { Session } from '../../trpc/request-context.ts'
import type { CodeRow, DevicesRepo } from './devices.repo.ts'

/** A connection request, as the user reviews it. */
export interface ConnectRequest {
  readonly state: 'pending' | 'approved' | 'denied' | 'expired' | 'unknown'
  /** Null for an unknown code and for one that is expired or decided. */
  readonly extension: {
    readonly browser: Browser
    readonly system: System
    readonly version: string
    readonly requestedAt: string
    readonly expiresAt: string
  } | null
}

export interface ConnectedDevice {
  readonly id: string
  /** Null while the list shows the browser's name. */
  readonly name: string | null
  readonly browser: Browser
  readonly system: System
  readonly version: string
  readonly connectedAt: string
  readonly lastUsedAt: string
}

/**
 * The extension polls every 5 seconds; an approved code that is not redeemed expires soon (S71).
 */
const DECISION_TTL_MS = 5 * 60 * 1000

export type DevicesService = ReturnType<typeof createDevicesService>

interface DevicesServiceDeps {
  readonly repo: Omit<DevicesRepo, 'deleteExpiredCodes' | 'storeVersion'>
  readonly now: () => number
}

/** Connection requests and connected extensions of an account. */
export function createDevicesService({ repo, now }: DevicesServiceDeps) {
  async function decide(
    session: Session,
    userCode: string,
    status: 'approved' | 'denied',
  ): Promise<ConnectRequest> {
    const until = new Date(now() + DECISION_TTL_MS)
    const isFirst = await repo.decideCode(userCode, session.userId, status, new Date(now()), until)
    if (isFirst) return { state: status, extension: null }
    return describe(await repo.findCode(userCode), now())
  }

  return {
    review: async (userCode: string) => describe(await repo.findCode(userCode), now()),
    approve: (session: Session, userCode: string) => decide(session, userCode, 'approved'),
    deny: (session: Session, userCode: string) => decide(session, userCode, 'denied'),

    list: async (session: Session): Promise<ConnectedDevice[]> => {
      const rows = await repo.listDevices(session.userId, new Date(now()))
      return rows.map(({ id, deviceName, userAgent, clientVersion, createdAt, lastUsedAt }) => ({
        id,
        name: deviceName,
        browser: readBrowser(userAgent ?? ''),
        system: readSystem(userAgent ?? ''),
        version: clientVersion ?? '',
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
  return {
    state: 'pending',
    extension: {
      browser: readBrowser(code.userAgent),
      system: readSystem(code.userAgent),
      version: code.clientVersion,
      requestedAt: code.askedAt.toISOString(),
      expiresAt: code.expiresAt.toISOString(),
    },
  }
}
