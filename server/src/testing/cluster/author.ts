import { setTimeout as wait } from 'node:timers/promises'
import { isPublicId, type PublicId } from '@everyshelf/domain/links'
import type { Queries } from '../../db/transact.ts'

/** A user who calls different processes. */
export interface Author {
  readonly publicId: PublicId
  readonly userId: string
  readonly setTag: (port: number, tag: string) => Promise<void>
}

interface AuthorDeps {
  readonly db: Queries
  readonly origin: string
  /** Port of the process for the sign-up. */
  readonly port: number
}

const name = 'Ada'
const credentials = { email: 'ada@example.org', password: 'nine tall bookshelves' }

/** Signs a user up over HTTP and grants Premium. */
export async function signUpAuthor({ db, origin, port }: AuthorDeps): Promise<Author> {
  let cookie = ''

  async function call(at: number, path: string, body: unknown): Promise<void> {
    const response = await fetch(`http://127.0.0.1:${at}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    const pairs = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    if (pairs.length > 0) cookie = pairs.join('; ')
  }

  await call(port, '/api/auth/sign-up/email', { name, ...credentials })
  const token = await waitForToken(db)
  await call(port, '/api/trpc/accounts.verifyEmail', { token, password: credentials.password })
  await call(port, '/api/auth/sign-in/email', credentials)
  const profile = await db
    .updateTable('user_profile')
    .set({ premiumUntil: '2099-01-01T00:00:00.000Z' })
    .returning(['publicId', 'userId'])
    .executeTakeFirstOrThrow()
  if (!isPublicId(profile.publicId)) throw new Error('no public id')
  return {
    publicId: profile.publicId,
    userId: profile.userId,
    setTag: (at, tag) => call(at, '/api/trpc/profile.update', { affiliateTags: { us: tag } }),
  }
}

/** The email is queued after the response. */
async function waitForToken(db: Queries): Promise<string> {
  for (;;) {
    const mail = await db.selectFrom('mail_outbox').select('text').executeTakeFirst()
    const [, token] = /[?&]token=([^\s&]+)/.exec(mail?.text ?? '') ?? []
    if (token) return decodeURIComponent(token)
    await wait(20)
  }
}
