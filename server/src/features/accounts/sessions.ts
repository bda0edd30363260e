import type { IncomingHttpHeaders } from 'node:http'
import { SESSION_MAX_DAYS } from '@everyshelf/domain/limits'
import type { Session } from '../../trpc/request-context.ts'
import type { AccountsRepo } from './accounts.repo.ts'
import type { Auth } from './auth.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** After this long the user must sign in again, even if the session is in use. */
export const MAX_SESSION_MS = SESSION_MAX_DAYS * DAY_MS

export interface ReadSession {
  readonly session: Session | null
  /** Cookies to set when the session was renewed or has ended. */
  readonly cookies: readonly string[]
}

/** Finds the session of a request. Without our cookie it reads no table. */
export type FindSession = (headers: IncomingHttpHeaders) => Promise<ReadSession>

const NO_SESSION: ReadSession = { session: null, cookies: [] }

interface SessionDeps {
  readonly auth: Pick<Auth, 'api'>
  readonly repo: Pick<AccountsRepo, 'findProfile' | 'addProfile' | 'endSession'>
  readonly cookieName: string
  readonly now: () => number
}

export function createSessionFinders(deps: SessionDeps) {
  const { repo, now } = deps
  return {
    byCookie: (async ({ cookie, 'user-agent': userAgent }) => {
      if (!cookie?.includes(deps.cookieName)) return NO_SESSION
      const headers = new Headers({ cookie, ...(userAgent && { 'user-agent': userAgent }) })
      return await find(headers, 'web')
    }) satisfies FindSession,
    /** By the token of an extension's session; the caller has verified it. */
    byToken: async (token: string) => {
      const headers = new Headers({ authorization: `Bearer ${token}` })
      return (await find(headers, 'extension')).session
    },
  }

  /** A browser session is never valid as an extension session, or the reverse. */
  async function find(headers: Headers, client: Session['client']): Promise<ReadSession> {
    const { response, headers: answered } = await deps.auth.api.getSession({
      headers,
      returnHeaders: true,
    })
    const cookies = answered.getSetCookie()
    if (!response) return { session: null, cookies }
    const { session, user } = response
    // The user may have signed in at the moment of the ban.
    if (session.client !== client || user.bannedAt) return NO_SESSION
    if (new Date(session.createdAt).getTime() + MAX_SESSION_MS <= now()) {
      await repo.endSession(user.id, session.id)
      return NO_SESSION
    }
    const profile = await findOrAddProfile(user.id, user.name)
    return {
      cookies,
      session: {
        id: session.id,
        client,
        clientVersion: session.clientVersion ?? null,
        userId: user.id,
        publicId: profile.publicId,
        email: user.email,
        firstName: profile.firstName ?? user.name,
        role: user.role === 'admin' ? 'admin' : 'user',
        isPremium: profile.premiumUntil !== null && profile.premiumUntil.getTime() > now(),
        signedInAt: new Date(session.createdAt),
        createdAt: new Date(user.createdAt),
      },
    }
  }

  /** Adds the profile if a crash happened between creating the account and its profile. */
  async function findOrAddProfile(userId: string, name: string) {
    const found = await repo.findProfile(userId)
    if (found) return found
    await repo.addProfile(userId, name, new Date(now()))
    const added = await repo.findProfile(userId)
    if (!added) throw new Error('could not read the profile of a new account')
    return added
  }
}
