import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client'
import { vi } from 'vitest'
import type { AppRouter } from '../api/trpc/app-router.ts'
import type { TestApp } from './test-app.ts'

/** A browser for account tests: it stores cookies and sends an Origin header. */
export interface AccountClient {
  readonly post: (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>
  readonly get: (path: string) => Promise<Response>
  readonly trpc: TRPCClient<AppRouter>
  /** The current `Cookie` header. */
  readonly cookies: () => string
  readonly setCookies: (header: string) => void
}

export function createAccountClient({
  url,
  config,
}: Pick<TestApp, 'url' | 'config'>): AccountClient {
  const jar = new Map<string, string>()

  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', cookies())
    if (init.method === 'POST' && !headers.has('origin')) headers.set('origin', config.publicUrl)
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual' })
    response.headers.getSetCookie().forEach(keep)
    return response
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    const isOver = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))
    if (isOver) jar.delete(name)
    else jar.set(name, pair.slice(pair.indexOf('=') + 1))
  }

  function cookies(): string {
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  return {
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    get: (path) => send(path, {}),
    trpc: createTRPCClient<AppRouter>({
      links: [
        httpBatchLink({
          url: `${url}/api/trpc`,
          methodOverride: 'POST',
          fetch: (address, init) => send(String(address).slice(url.length), init as RequestInit),
        }),
      ],
    }),
    cookies,
    setCookies: (header) => {
      jar.clear()
      for (const pair of header.split('; ')) keep(pair)
    },
  }
}

export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

export const ada: Person = {
  name: 'Ada',
  email: 'ada@example.org',
  password: 'nine tall bookshelves',
}

export const bob: Person = {
  name: 'Bob',
  email: 'bob@example.org',
  password: 'paper and green ink',
}

/** The text of the newest email of a template, from the outbox of an app without a mail server. */
export async function findMail(
  { database }: Pick<TestApp, 'database'>,
  template: string,
  recipient: string,
): Promise<string | undefined> {
  const rows = await database.db
    .selectFrom('mail_outbox')
    .select(['text', 'createdAt'])
    .where('template', '=', template)
    .where('recipient', '=', recipient)
    .execute()
  return rows.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]?.text ?? undefined
}

/** Emails are queued after the response. */
export async function waitForMail(
  app: Pick<TestApp, 'database'>,
  template: string,
  recipient: string,
): Promise<string> {
  return await vi.waitFor(async () => {
    const mail = await findMail(app, template, recipient)
    if (!mail) throw new Error(`no ${template} to ${recipient}`)
    return mail
  }, 5000)
}

/** The token of the link in an email. */
export function tokenIn(mail: string | undefined): string {
  const [, token] = /[?&]token=([^\s&]+)/.exec(mail ?? '') ?? []
  if (!token) throw new Error('no token in the email')
  return decodeURIComponent(token)
}

export async function signUp(app: TestApp, person: Person = ada): Promise<AccountClient> {
  const client = createAccountClient(app)
  const { name, email, password } = person
  await client.post('/api/auth/sign-up/email', { name, email, password })
  const token = tokenIn(await waitForMail(app, 'verify-email', email))
  await client.trpc.accounts.verifyEmail.mutate({ token, password })
  return client
}

/** Signs a user up, confirms the address and signs in. */
export async function signIn(app: TestApp, person: Person = ada): Promise<AccountClient> {
  const client = await signUp(app, person)
  const { email, password } = person
  const result = await client.post('/api/auth/sign-in/email', { email, password })
  if (!result.ok) throw new Error(`sign-in answered ${result.status}`)
  return client
}
