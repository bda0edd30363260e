import type { IncomingHttpHeaders } from 'node:http'
import type { Session } from '../../trpc/request-context.ts'
import type { AccountsRepo } from './accounts.repo.ts'
import type { Auth } from './auth.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** S28: however much a session is used, after so long somebody has to sign in again. */
export const LONGEST_SESSION_MS = 30 * DAY_MS

export interface ReadSession {
  readonly session: Session | null
  /** Cookies to be set, when the session was renewed or has ended. */
  readonly cookies: readonly string[]
}

/** Finds who a request comes from. Without a cookie of ours no table is asked. */
export type FindSession = (headers: IncomingHttpHeaders) => Promise<ReadSession>

const NOBODY: ReadSession = { session: null, cookies: [] }

interface SessionDeps {
  readonly auth: () => Promise<Pick<Auth, 'api'>>
  readonly repo: Pick<AccountsRepo, 'findProfile' | 'addProfile' | 'endSession'>
  readonly cookieName: string
  readonly now: () => number
}

export interface SessionFinders {
  readonly byCookie: FindSession
  /** By the token in the row of an extension's session; its caller has made sure who sends it. */
  readonly byToken: (token: string) => Promise<Session | null>
}

export function createSessionFinders(deps: SessionDeps): SessionFinders {
  const { repo, now } = deps
  return {
    byCookie: async ({ cookie, 'user-agent': userAgent }) => {
      if (!cookie?.includes(deps.cookieName)) return NOBODY
      const headers = new Headers({ cookie, ...(userAgent && { 'user-agent': userAgent }) })
      return await find(headers, 'web')
    },
    byToken: async (token) => {
      const headers = new Headers({ authorization: `Bearer ${token}` })
      return (await find(headers, 'extension')).session
    },
  }

  /** One kind of session never passes for the other (S57). */
  async function find(headers: Headers, client: Session['client']): Promise<ReadSession> {
    const { response, headers: answered } = await (await deps.auth()).api.getSession({
      headers,
      returnHeaders: true,
    })
    const cookies = answered.getSetCookie()
    if (!response) return { session: null, cookies }
    const { session, user } = response
    // A sign-in of the very moment of a ban.
    if (session.client !== client || user.bannedAt) return NOBODY
    if (new Date(session.createdAt).getTime() + LONGEST_SESSION_MS <= now()) {
      await repo.endSession(user.id, session.id)
      return NOBODY
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

  /** A crash between the making of an account and of its profile leaves nobody without one. */
  async function findOrAddProfile(userId: string, name: string) {
    const found = await repo.findProfile(userId)
    if (found) return found
    await repo.addProfile(userId, name, new Date(now()))
    const added = await repo.findProfile(userId)
    if (!added) throw new Error('the profile of a new account cannot be read')
    return added
  }
}
