import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountClient, ada, bob, signIn } from '../../../testing/account-client.ts'
import { openAdminArea } from '../../../testing/admin-client.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

describe.each(databaseKinds)('author pages in the admin area on %s', (database) => {
  let app: TestApp
  let admin: AccountClient
  let owner: AccountClient
  let id: string
  beforeAll(async () => {
    app = await createTestApp({ database })
    admin = await signIn(app, ada)
    owner = await signIn(app, bob)
    await openAdminArea(app, admin)
    const page = await owner.trpc.authorPages.create.mutate({ name: 'Bob Lind', address: 'bob' })
    id = page.id
    await owner.trpc.authorPages.update.mutate({ id, address: 'bob-lind' })
    await owner.trpc.authorPages.publish.mutate({ id })
  }, 60_000)
  afterAll(() => app.close())

  const find = async (text: string) =>
    (await admin.trpc.admin.authorPages.find.query({ text })).map(({ slug }) => slug)
  const open = (path = '/by/bob-lind') => fetch(app.url + path, { redirect: 'manual' })

  it('are found by name, a current or earlier address, a link, or the owner’s email address', async () => {
    for (const text of [
      '',
      'bob',
      'BOB-LIND',
      `${app.url}/by/bob-lind`,
      'Bob@example.org',
      'ob LI',
    ]) {
      expect(await find(text), text).toEqual(['bob-lind'])
    }
    for (const text of ['someone-else', '%', '_ob']) expect(await find(text), text).toEqual([])
  })

  it('S61 can be disabled: readers get 410, the owner sees why, and the log has the action', async () => {
    const { disable, enable } = admin.trpc.admin.authorPages
    expect(await disable.mutate({ id, reason: 'Not an author' })).toEqual({ disabled: true })
    await expect(disable.mutate({ id, reason: 'Not an author' })).rejects.toThrow('not-found')
    const response = await open()
    expect(response.status).toBe(410)
    expect(await response.text()).toContain('This page was disabled')
    expect((await open('/by/bob')).status).toBe(410)
    expect(await (await open('/sitemap.xml')).text()).not.toContain('/by/bob-lind')
    const page = await owner.trpc.authorPages.get.query({ id })
    expect(page.disabledReason).toBe('Not an author')
    await owner.trpc.authorPages.remove.mutate({ id })
    expect((await open()).status).toBe(410)
    await owner.trpc.authorPages.restore.mutate({ id })
    expect(await enable.mutate({ id })).toEqual({ disabled: false })
    expect((await open()).status).toBe(200)
    const { rows } = await admin.trpc.admin.audit.list.query({})
    expect(rows.map(({ action, subject }) => [action, subject]).slice(0, 2)).toEqual([
      ['page.enable', id],
      ['page.disable', id],
    ])
  })
})
