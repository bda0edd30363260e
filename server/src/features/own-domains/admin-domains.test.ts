import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AccountClient, ada, bob, signIn } from '../../testing/account-client.ts'
import { openAdminArea } from '../../testing/admin-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { headerOf, sendRaw } from '../../testing/raw-client.ts'
import { serveOwnDomain } from '../../testing/serve-own-domain.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const HOST = 'books.bob.example'

describe.each(databaseKinds)('own domains in the admin area on %s', (database) => {
  let app: TestApp
  let admin: AccountClient
  let owner: AccountClient
  let slug: string

  beforeAll(async () => {
    app = await createTestApp({ database, config: { domainTarget: 'domains.shelf.example' } })
    admin = await signIn(app, ada)
    owner = await signIn(app, bob)
    await openAdminArea(app, admin)
    slug = (await owner.trpc.links.save.mutate({ isbn: '9780141439587' })).slug
    await serveOwnDomain(app, HOST, bob.email)
    await vi.waitFor(async () => expect((await open(`/${slug}`)).status).toBe(302), 5000)
  }, 60_000)
  afterAll(() => app.close())

  async function open(target: string) {
    const [response] = await sendRaw(app.url, [{ target, host: HOST }])
    if (!response) throw new Error('no response')
    return { status: response.status, location: headerOf(response, 'location') }
  }
  const find = async (text: string) =>
    (await admin.trpc.admin.ownDomains.find.query({ text })).map(({ host }) => host)

  it('are found by a part of the host, or the owner’s email address', async () => {
    for (const text of ['', 'BOOKS.bob', 'Bob@example.org'])
      expect(await find(text)).toEqual([HOST])
    for (const text of ['someone-else', '%', ada.email]) expect(await find(text)).toEqual([])
  })

  it('open nothing while disabled, and their owner sees the reason and cannot change that', async () => {
    const { disable, enable } = admin.trpc.admin.ownDomains
    expect(await disable.mutate({ id: HOST, reason: 'Phishing' })).toEqual({ disabled: true })
    await expect(disable.mutate({ id: HOST, reason: 'Phishing' })).rejects.toThrow('not-found')
    await vi.waitFor(async () => expect((await open(`/${slug}`)).status).toBe(410), 5000)
    for (const path of ['/', '/robots.txt', `/embed/${slug}`]) {
      expect([path, (await open(path)).status]).toEqual([path, 410])
    }
    const { globalLink } = await owner.trpc.links.save.mutate({ isbn: '9780141439518' })
    expect(globalLink).toContain('/go/')
    const { domains } = await owner.trpc.ownDomains.list.query()
    expect(domains).toMatchObject([{ state: 'disabled', disabledReason: 'Phishing' }])
    const remove = owner.trpc.ownDomains.remove.mutate({ host: HOST })
    await expect(remove).rejects.toThrow('not-found')
    expect(await enable.mutate({ id: HOST })).toEqual({ disabled: false })
    await vi.waitFor(async () => expect((await open(`/${slug}`)).status).toBe(302), 5000)
    const { rows } = await admin.trpc.admin.audit.list.query({})
    expect(rows.slice(0, 2).map(({ action, subject }) => [action, subject])).toEqual([
      ['domain.enable', HOST],
      ['domain.disable', HOST],
    ])
  })
})
