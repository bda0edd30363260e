import { afterEach, describe, expect, it, test } from 'vitest'
import { createLogger, formatEntry, takeErrorCount } from './logger.ts'
import { signIn, tokenIn, waitForMail } from './testing/account-client.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

test.each([
  [
    '{"level":"info","time":"2026-11-21T09:30:07.123Z","msg":"database migrated"}',
    '09:30:07 database migrated\n',
  ],
  [
    String.raw`{"level":"warn","time":"2026-11-21T09:30:07.123Z","url":"/go/\u001b[2J","msg":"slow"}`,
    `09:30:07 warn: slow {"url":"/go/${String.raw`\u001b`}[2J"}\n`,
  ],
])('on a terminal, %s is readable, without control characters', (line, text) => {
  expect(formatEntry(line)).toBe(text)
})

describe('createLogger', () => {
  it('S65 never logs credentials, anywhere in an entry', () => {
    const lines: string[] = []
    const logger = createLogger('info', { write: (line) => void lines.push(line) })
    const secrets = {
      password: 'canary-1',
      token: 'canary-2',
      email: 'canary-3',
      authorization: 'canary-4',
      cookie: 'canary-5',
      'set-cookie': 'canary-6',
      secret: 'canary-7',
    }
    logger.info(secrets, 'at the top')
    logger.info({ user: secrets }, 'one in')
    logger.info({ req: { headers: secrets } }, 'two in')
    expect(lines.join('')).not.toContain('canary')
    expect(lines).toHaveLength(3)
  })

  it('S65 P1 logs no email addresses or tokens of an error', () => {
    const lines: string[] = []
    const logger = createLogger('info', { write: (line) => void lines.push(line) })
    const error = new Error(
      'pg@8.23.1/lib: no mail to canary-1@example.org, see /reset?token=canary-2&next=/x',
      {
        cause: new Error('550 <canary-3@example.org>'),
      },
    )
    const facts = { code: '23505', detail: 'Key (email)=(canary-4@example.org) already exists.' }
    logger.error({ err: Object.assign(error, facts, { parameters: ['canary-5'] }) }, 'failed')
    expect(lines[0]).toContain(
      '"message":"pg@8.23.1/lib: no mail to [address], see /reset?token=[redacted]&next=/x',
    )
    expect(lines[0]).toContain('"code":"23505"')
    expect(lines[0]).toContain('logger.test.ts')
    expect(lines.join('')).not.toContain('canary')
  })

  it('S65 logs each entry on one line, whatever it contains', () => {
    const lines: string[] = []
    const logger = createLogger('info', { write: (line) => void lines.push(line) })
    logger.info({ path: '/x\n{"level":"fatal","msg":"forged"}' }, 'a\r\nb')
    expect(lines).toHaveLength(1)
    expect(lines[0]?.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('takeErrorCount', () => {
  it('counts the errors since the last call, including those of child loggers', () => {
    const logger = createLogger('info', { write: () => {} })
    logger.warn('not one')
    logger.error('one')
    logger.child({ part: 'mail' }).fatal(new Error('two'))
    expect(takeErrorCount(logger)).toBe(2)
    expect(takeErrorCount(logger)).toBe(0)
  })
})

describe('the log of a server', () => {
  let app: TestApp
  afterEach(() => app.close())

  it('P1 S65 contains no address, query, header or body of a request', async () => {
    app = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] } })
    await fetch(`${app.url}/account?token=canary-query`, {
      headers: {
        'x-forwarded-for': '203.0.113.77',
        cookie: 'session=canary-cookie',
        authorization: 'Bearer canary-token',
        'user-agent': 'canary-agent',
      },
    })
    await fetch(`${app.url}/api/trpc/links.generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '2001:db8:1:2::77' },
      body: '{"input":"canary-body"}',
    })
    const pasted = encodeURIComponent('https://www.amazon.de/dp/0441172717?tag=canary-21')
    await fetch(`${app.url}/api/v1/books/${pasted}`)
    await fetch(`${app.url}/API/v1/books/canary/${pasted}`)
    const log = app.log()
    expect(log).toContain('"path":"/account"')
    expect(log).toContain('"path":"/api/v1/books/{book}"')
    expect(log).toContain('"network":"203.0.113.0/24"')
    expect(log).toContain('"network":"2001:db8:1::/48"')
    expect(log).not.toMatch(/canary|203\.0\.113\.77|::77/)
  })

  it('S65 contains nothing about sign-ups, sign-ins, failed attempts and resets', async () => {
    app = await createTestApp({ config: { isDevelopment: false } })
    const canary = {
      name: 'Canaryname',
      email: 'canary@example.org',
      password: 'canary among the bookshelves',
    }
    const client = await signIn(app, canary)
    const { email } = canary
    await client.post('/api/auth/sign-in/email', { email, password: 'canary mistyped' })
    await client.post('/api/auth/request-password-reset', { email })
    const mail = await waitForMail(app, 'reset-password', email)
    await app.database.db.schema.alterTable('user_profile').renameTo('elsewhere').execute()
    await client.trpc.profile.get.query().catch(() => {})
    const log = app.log()
    expect(log).toContain('"level":"error"')
    const [cookie = ''] = client.cookies().split('; ')
    const secrets = [tokenIn(mail), decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0]]
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(15)
      expect(log).not.toContain(secret)
    }
    expect(log).not.toMatch(/canary/i)
  })

  it('contains the request id that the caller got', async () => {
    app = await createTestApp()
    const response = await fetch(`${app.url}/nowhere`)
    const id = response.headers.get('x-request-id')
    expect(id).toBeTruthy()
    expect(app.log()).toContain(`"id":"${id}"`)
  })
})
