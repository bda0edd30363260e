import { type Browser, readBrowser, readSystem, type System } from '@everyshelf/domain/clicks'
import { DomainError } from '@everyshelf/domain/messages'
import type { Session } from '../../trpc/request-context.ts'
import type { CodeRow, DevicesRepo } from './devices.repo.ts'

/** Who asks to be connected, for the person who decides. */
export interface ConnectRequest {
  readonly state: 'pending' | 'approved' | 'denied' | 'expired' | 'unknown'
  /** Null for a code that nobody knows, and for one that is over. */
  readonly asker: {
    readonly browser: Browser
    readonly system: System
    readonly version: string
    readonly askedAt: string
    readonly expiresAt: string
  } | null
}

export interface ConnectedDevice {
  readonly id: string
  /** Null while it goes by its browser's name. */
  readonly name: string | null
  readonly browser: Browser
  readonly system: System
  readonly version: string
  readonly connectedAt: string
  readonly lastUsedAt: string
}

/** The extension asks every five seconds; a code that nobody fetches is worth nothing soon (S71). */
const ANSWER_LASTS_MS = 5 * 60 * 1000

export type DevicesService = ReturnType<typeof createDevicesService>

interface DevicesServiceDeps {
  readonly repo: Omit<DevicesRepo, 'forgetCodes' | 'noteVersion'>
  readonly now: () => number
}

/** Extensions that act for an account: which ask for it, and which there are. */
export function createDevicesService({ repo, now }: DevicesServiceDeps) {
  async function answer(
    session: Session,
    userCode: string,
    status: 'approved' | 'denied',
  ): Promise<ConnectRequest> {
    const until = new Date(now() + ANSWER_LASTS_MS)
    const isFirst = await repo.answerCode(userCode, session.userId, status, new Date(now()), until)
    if (isFirst) return { state: status, asker: null }
    return describe(await repo.findCode(userCode), now())
  }

  return {
    review: async (userCode: string) => describe(await repo.findCode(userCode), now()),
    approve: (session: Session, userCode: string) => answer(session, userCode, 'approved'),
    deny: (session: Session, userCode: string) => answer(session, userCode, 'denied'),

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
      const isThere = await repo.renameDevice(session.userId, id, name || null)
      if (!isThere) throw new DomainError('not-found')
      return { renamed: true }
    },

    /** The caller's own session, which is that of an extension. */
    disconnect: async (session: Session): Promise<{ disconnected: true }> => {
      if (session.client !== 'extension') throw new DomainError('not-found')
      await repo.endSession(session.id)
      return { disconnected: true }
    },
  }
}

function describe(code: CodeRow | undefined, now: number): ConnectRequest {
  if (!code) return { state: 'unknown', asker: null }
  if (code.status === 'approved' || code.status === 'denied') {
    return { state: code.status, asker: null }
  }
  if (code.expiresAt.getTime() <= now) return { state: 'expired', asker: null }
  return {
    state: 'pending',
    asker: {
      browser: readBrowser(code.userAgent),
      system: readSystem(code.userAgent),
      version: code.clientVersion,
      askedAt: code.askedAt.toISOString(),
      expiresAt: code.expiresAt.toISOString(),
    },
  }
}
