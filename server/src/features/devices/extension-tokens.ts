import type { IncomingHttpHeaders } from 'node:http'
import { CLIENT_HEADER, readExtensionVersion } from '../../http/headers/client-version.ts'
import { readSignedText, signText } from '../../secrets/signed-text.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { FindSession } from '../accounts/sessions.ts'
import type { DevicesRepo } from './devices.repo.ts'

export type ExtensionTokens = ReturnType<typeof createExtensionTokens>

interface ExtensionTokensDeps {
  readonly secret: string
  /** Finds an extension's session by its token. */
  readonly findByToken: (token: string) => Promise<Session | null>
  readonly findByCookie: FindSession
  readonly repo: Pick<DevicesRepo, 'storeVersion'>
}

/** The session of a request, from the extension's token if it has one, else from the cookie. */
export interface Caller {
  readonly session: Session | null
  readonly cookies: readonly string[]
  /** The request has an invalid token. */
  readonly isTokenRefused: boolean
}

export type FindCaller = (headers: IncomingHttpHeaders) => Promise<Caller>

const BEARER = /^bearer +/i

/** Signs and verifies the device codes and tokens of extensions. */
export function createExtensionTokens(deps: ExtensionTokensDeps) {
  const { secret, repo } = deps

  async function findOwner(signed: string) {
    const token = readSignedText(secret, 'extension token', signed)
    return token === undefined ? null : await deps.findByToken(token)
  }

  const findCaller: FindCaller = async (headers) => {
    const { authorization = '' } = headers
    if (!BEARER.test(authorization)) {
      return { ...(await deps.findByCookie(headers)), isTokenRefused: false }
    }
    const session = await findOwner(authorization.replace(BEARER, ''))
    if (session) await storeVersion(session, headers[CLIENT_HEADER])
    return { session, cookies: [], isTokenRefused: session === null }
  }

  /** Browsers update extensions on their own, so each request may bring a new version. */
  async function storeVersion(session: Session, header: string | string[] | undefined) {
    const version = readExtensionVersion(typeof header === 'string' ? header : undefined)
    if (version === undefined || version === session.clientVersion) return
    await repo.storeVersion(session.id, version)
  }

  return {
    findCaller,
    findOwner,
    signToken: (token: string) => signText(secret, 'extension token', token),
    signCode: (code: string) => signText(secret, 'device code', code),
    readCode: (signed: string) => readSignedText(secret, 'device code', signed),
  }
}
