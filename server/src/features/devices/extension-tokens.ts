import type { IncomingHttpHeaders } from 'node:http'
import { CLIENT_HEADER, readExtensionVersion } from '../../http/client-version.ts'
import { readSignedText, signText } from '../../signed-text.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { FindSession } from '../accounts/sessions.ts'
import type { DevicesRepo } from './devices.repo.ts'

export type ExtensionTokens = ReturnType<typeof createExtensionTokens>

interface ExtensionTokensDeps {
  readonly secret: string
  /** Finds the session of an extension by the token in its row. */
  readonly findByToken: (token: string) => Promise<Session | null>
  readonly findByCookie: FindSession
  readonly repo: Pick<DevicesRepo, 'noteVersion'>
}

/** Who a call comes from: by the token of an extension when it has one, else by the cookie. */
export interface Caller {
  readonly session: Session | null
  readonly cookies: readonly string[]
  /** A token was sent, and it opens nothing. */
  readonly isTokenRefused: boolean
}

export type FindCaller = (headers: IncomingHttpHeaders) => Promise<Caller>

const BEARER = /^bearer +/i

/** What an extension is given, and what it is worth (S57). */
export function createExtensionTokens(deps: ExtensionTokensDeps) {
  const { secret, repo } = deps

  async function findOwner(signed: string): Promise<Session | null> {
    const token = readSignedText(secret, 'extension token', signed)
    return token === undefined ? null : await deps.findByToken(token)
  }

  const findCaller: FindCaller = async (headers) => {
    const { authorization = '' } = headers
    if (!BEARER.test(authorization)) {
      return { ...(await deps.findByCookie(headers)), isTokenRefused: false }
    }
    const session = await findOwner(authorization.replace(BEARER, ''))
    if (session) await noteVersion(session, headers[CLIENT_HEADER])
    return { session, cookies: [], isTokenRefused: session === null }
  }

  /** An extension is updated under its owner's hands; the list of devices follows. */
  async function noteVersion(session: Session, header: string | string[] | undefined) {
    const version = readExtensionVersion(typeof header === 'string' ? header : undefined)
    if (version === undefined || version === session.clientVersion) return
    await repo.noteVersion(session.id, version)
  }

  return {
    findCaller,
    findOwner,
    signToken: (token: string) => signText(secret, 'extension token', token),
    signCode: (code: string) => signText(secret, 'device code', code),
    readCode: (signed: string) => readSignedText(secret, 'device code', signed),
  }
}
