import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type AccountClient, bob, signIn } from '../../../testing/account-client.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { createRedirectApp, type RedirectApp } from '../../../testing/redirect-app.ts'

describe.each(databaseKinds)('the preview of a page on %s', (kind) => {
  let app: RedirectApp
  let ada: AccountClient
  let ben: AccountClient
  let slug: string
  beforeAll(async () => {
    app = await createRedirectApp({ kind })
    ada = await signIn(app)
    ben = await signIn(app, bob)
    slug = (await ada.trpc.links.save.mutate({ isbn: '9780441172719' })).slug
    await app.outside.db
      .updateTable('user_profile')
      .set({ premiumUntil: new Date(Date.now() + 86_400_000).toISOString() as never })
      .execute()
  }, 60_000)
  afterAll(() => app.close())

  const look = { note: 'Signed <b>copies</b>', layout: 'cover', accent: 'plum', button: 'kobo' }
  const open = (
    fields: Record<string, string> = {},
    { cookie = ada.cookies(), ...headers }: Record<string, string> = {},
  ) =>
    fetch(
      `${app.url}/book/preview?${new URLSearchParams({
        link: slug,
        country: 'DE',
        settings: JSON.stringify({ look, retailers: { order: [], off: ['thalia'] } }),
        ...fields,
      })}`,
      { headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers } },
    )

  it('shows settings that are not saved, in the language of the country', async () => {
    const page = await (await open()).text()
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('<body class="accent-plum layout-cover">')
    expect(page).toContain('Signed &lt;b&gt;copies&lt;/b&gt;')
    expect(page).toContain('Bei Rakuten Kobo suchen')
    expect(page).not.toContain('Thalia')
    const public_ = await (
      await fetch(`${app.url}/book/9780441172719/universal?link=${slug}`)
    ).text()
    expect(public_).not.toContain('Signed')
  })

  it('is in the language that its owner wants to see', async () => {
    expect(await (await open({ lang: 'ja' })).text()).toContain('<html lang="ja">')
  })

  test.each([
    ['light', '@media not all{:root{--paper:#0b1020', 'color-scheme:light;'],
    ['dark', '@media all{:root{--paper:#0b1020', 'color-scheme:dark;'],
  ])('shows the %s theme on every system', async (theme, ...styles) => {
    const page = await (await open({ theme })).text()
    for (const style of styles) expect(page).toContain(style)
    expect(page).not.toContain('prefers-color-scheme')
  })

  it('S52 may be shown only in frames of this site, sends no form, and opens no link in the frame', async () => {
    const response = await open()
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.text()).toContain('<base target="_blank">')
  })

  it('S25 is not found for another account, without a session, and from another site', async () => {
    const responses = await Promise.all([
      open({}, { cookie: ben.cookies() }),
      open({}, { cookie: '' }),
      open({}, { 'sec-fetch-site': 'cross-site' }),
      open({ link: 'nosuchlink' }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('R16 shows the default for invalid settings', async () => {
    const response = await open({
      settings: '{"look":{"layout":"x","accent":"#fff"}',
      country: 'xx',
    })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<body class="layout-classic">')
  })

  it('is, for the demo, that of a sample book with a cover of this site and without tags', async () => {
    const read = async (query: string) =>
      await (await fetch(`${app.url}/book/sample?${query}`)).text()
    const plain = await read('country=AT')
    expect(plain).toContain('<html lang="de">')
    expect(plain).toContain('Bei Amazon.de ansehen')
    expect(plain).toContain('Die Links auf dieser Seite sind keine Affiliate-Links.')
    expect(plain).toContain('src="/demo-cover.png"')
    expect(await read('country=GB')).toContain('eBay')
    const customized = await read('country=GB&page=customized&layout=minimal')
    expect(customized).toContain('<body class="accent-plum layout-minimal">')
    expect(customized).toMatch(/class="button".*Bookshop\.org UK</)
    expect(customized).toContain('Ask your local bookstore first')
    expect(customized).not.toContain('eBay')
  })
})
