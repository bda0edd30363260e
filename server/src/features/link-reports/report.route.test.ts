import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../testing/account-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let link: string

beforeAll(async () => {
  app = await createTestApp()
  const owner = await signIn(app)
  const saved = await owner.trpc.links.save.mutate({ isbn: '9780143127741' })
  link = `${app.config.publicUrl}/go/${saved.slug}`
})
afterAll(() => app.close())

function post(fields: Record<string, string>, headers: Record<string, string>) {
  return fetch(`${app.url}/report`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

async function countReports(): Promise<number> {
  return (await app.database.db.selectFrom('link_report').select('id').execute()).length
}

describe('reporting a link', () => {
  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['another site in an old browser', { origin: 'https://evil.test' }],
    ['a form that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sandboxed page', { origin: 'null' }],
  ])('S25 refuses a report from %s', async (_who, headers) => {
    const response = await post({ link, reason: 'spam', message: '' }, headers)
    expect(response.status).toBe(403)
    expect(await countReports()).toBe(0)
  })

  it('accepts a report from our own page', async () => {
    const own = { origin: app.config.publicUrl }
    const response = await post({ link, reason: 'spam', message: 'Sent to me twice.' }, own)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/report?sent=1'])
    expect(await countReports()).toBe(1)
  })

  it('S27 shows typed values as text after an error', async () => {
    const fields = {
      link: '"><script>alert(1)</script>',
      reason: 'none of these',
      message: '</textarea><script>alert(2)</script>',
    }
    const response = await post(fields, { origin: app.config.publicUrl })
    const page = await response.text()
    expect(response.status).toBe(400)
    expect(page).not.toContain('<script')
    expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;alert(2)&lt;/script&gt;</textarea>')
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  })
})
