import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Version } from 'csp_evaluator/dist/csp.js'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'everyshelf-web-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'pages'))
  mkdirSync(join(folder, 'pages', 'blog'))
  writeFileSync(join(folder, 'pages', 'robots.txt'), 'User-agent: *')
  writeFileSync(join(folder, 'pages', 'blog', 'feed.xml'), '<rss/>')
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Everyshelf</title>')
  writeFileSync(join(folder, 'paths.json'), '{"paths":["/","/account"]}')
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'export {}')
  app = await createTestApp({ webFolder: folder })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const UNKNOWN_ACCOUNT = '{"email":"nobody@example.org","password":"nine tall shelves"}'
const json = { method: 'POST', headers: { 'content-type': 'application/json' } }

/** One of every kind of answer, the refusals above all. */
const responses: readonly [string, number, string, RequestInit?][] = [
  ['a page', 200, '/'],
  ['an unknown page', 404, '/nowhere'],
  ['a script', 200, '/assets/app-1.js'],
  ['a script of an earlier build', 404, '/assets/app-2.js'],
  ['robots.txt', 200, '/robots.txt'],
  ['health', 200, '/healthz'],
  ['readiness', 200, '/readyz'],
  ['metrics', 200, '/metrics'],
  ['metrics through a proxy', 404, '/metrics', { headers: { via: 'x' } }],
  ['a call', 200, '/api/trpc/links.generate', { ...json, body: '{"input":"0143127748"}' }],
  ['a call with wrong input', 400, '/api/trpc/links.generate', { ...json, body: '{"input":"x"}' }],
  ['a call with broken JSON', 400, '/api/trpc/links.generate', { ...json, body: '{' }],
  ['an unknown call', 404, '/api/trpc/nothing.here', { ...json, body: '{}' }],
  ['a call sent as a form', 415, '/api/trpc/links.generate', { method: 'POST', body: 'a=b' }],
  ['an unknown API path', 404, '/api/other'],
  ['an address that is too long', 414, `/${'a'.repeat(5000)}`],
  ['an address with a broken escape', 400, '/covers/%E0%A4%A'],
  ['an unsupported method', 404, '/', { method: 'DELETE' }],
  ['a feed', 200, '/blog/feed.xml'],
  ['an unknown font', 404, '/fonts/none.woff2'],
  ['a sign-in', 401, '/api/auth/sign-in/email', { ...json, body: UNKNOWN_ACCOUNT }],
  ['an unknown sign-in method', 404, '/api/auth/nothing'],
  ['the clicks, signed out', 401, '/analytics/clicks.csv'],
]

/** These answers have their own, stricter policy. */
const closed: readonly [string, number, string][] = [
  ['a redirect without a valid ISBN', 404, '/redirect?isbn=wrong'],
  ['an unknown link', 404, '/go/h7kq2mw'],
  ['an unknown store', 404, '/out/nowhere/9780143127741'],
  ['a cover', 200, '/covers/9780143127741'],
  ['a reader page', 200, '/book/9780143127741/universal'],
  ['a reader page with a wrong ISBN', 404, '/book/wrong/universal'],
  ['the stores of an unknown link', 404, '/amazon-marketplace/h7kq2mw'],
  ['the end of weekly mails', 404, '/mail/unsubscribe?token=x'],
]

describe('every response', () => {
  it.each(responses)('A3 S52 is guarded: %s', async (_kind, status, path, init) => {
    const { status: got, headers } = await fetch(app.url + path, { redirect: 'manual', ...init })
    expect(got).toBe(status)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.split(';').map((part) => part.trim())).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "frame-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ]),
    )
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('S52 allows a page nothing beyond this exact policy', async () => {
    const { headers } = await fetch(`${app.url}/`)
    expect(headers.get('content-security-policy')).toBe(
      [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "object-src 'none'",
        "frame-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ].join(';'),
    )
  })

  it('S52 sends no address with a token to other sites, and names this site otherwise', async () => {
    const policyOf = async (path: string) =>
      (await fetch(app.url + path)).headers.get('referrer-policy')
    expect(await policyOf('/account?token=abc')).toBe('no-referrer')
    expect(await policyOf('/account/reset')).toBe('no-referrer')
    expect(await policyOf('/accounts')).toBe('strict-origin-when-cross-origin')
    expect(await policyOf('/')).toBe('strict-origin-when-cross-origin')
  })

  it.each(closed)('S52 has a policy of its own: %s', async (_kind, status, path) => {
    const { status: got, headers } = await fetch(app.url + path, { redirect: 'manual' })
    expect(got).toBe(status)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('S7 a redirect has nothing but what a redirect needs', async () => {
    const { status, headers } = await fetch(`${app.url}/redirect?isbn=9780143127741`, {
      redirect: 'manual',
    })
    expect(status).toBe(302)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-type')).toBeNull()
  })

  it.each([...responses, ...closed])(
    'S52 leaves nothing to a reviewer of policies: %s',
    async (...response) => {
      const [, , path, init] = response
      const got = await fetch(app.url + path, { redirect: 'manual', ...init })
      const policy = got.headers.get('content-security-policy') ?? ''
      expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/)/)
      const findings = new CspEvaluator(new CspParser(policy).csp, Version.CSP3).evaluate()
      expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
    },
  )

  it.each(responses)(
    'S64 names its request and nothing of our insides: %s',
    async (...response) => {
      const [, , path, init] = response
      const got = await fetch(app.url + path, { redirect: 'manual', ...init })
      const text = await got.text()
      if (got.status >= 400)
        expect(text).not.toMatch(/\.ts\b|\.js:\d|node_modules|at \w+ \(|Error:/)
      if (got.status !== 414) expect(got.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/)
    },
  )

  it('S6 keeps tokens in the address of the account pages from other sites', async () => {
    const { headers } = await fetch(`${app.url}/account?mode=reset-password&token=abc`)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('S52 lets forms go to the checkout when payment is set up', async () => {
    const paid = await createTestApp({
      config: {
        stripe: {
          secretKey: 'sk_test_1',
          webhookSecrets: [],
          priceId: null,
          yearlyPriceId: null,
          apiUrl: 'http://127.0.0.1:1',
        },
      },
    })
    const { headers } = await fetch(`${paid.url}/healthz`)
    expect(headers.get('content-security-policy')).toContain(
      "form-action 'self' https://checkout.stripe.com",
    )
    await paid.close()
  })
})
