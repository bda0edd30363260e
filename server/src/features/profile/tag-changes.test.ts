import { afterEach, describe, expect, it } from 'vitest'
import { toIsoTime } from '../../db/columns.ts'
import {
  type AccountClient,
  bob,
  createAccountClient,
  findMail,
  signIn,
  tokenIn,
} from '../../testing/account-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { connectExtension } from '../../testing/extension-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe.each(databaseKinds)('changed tags on %s', (database) => {
  let app: TestApp
  let later = 0
  afterEach(async () => {
    later = 0
    await app.close()
  })

  async function open() {
    app = await createTestApp({ database, now: () => Date.now() + later })
    const owner = await signIn(app, bob)
    const premiumUntil = toIsoTime(new Date(Date.now() + 400 * DAY_MS))
    await app.database.db.updateTable('user_profile').set({ premiumUntil }).execute()
    await setTags(owner, { us: 'bob-20', de: 'bob-21' })
    // As if the owner had set them long ago.
    await app.database.db.deleteFrom('tag_change').execute()
    await app.database.db.deleteFrom('mail_outbox').where('template', '=', 'tags-changed').execute()
    const extension = await connectExtension(app, owner)
    return { owner, extension }
  }

  const setTags = (client: Pick<AccountClient, 'trpc'>, tags: Record<string, string>) =>
    client.trpc.profile.update.mutate({ affiliateTags: tags as never })

  const tagsOf = async (client: Pick<AccountClient, 'trpc'>) =>
    (await client.trpc.profile.get.query()).affiliateTags

  const countMails = async () =>
    (
      await app.database.db
        .selectFrom('mail_outbox')
        .select('id')
        .where('template', '=', 'tags-changed')
        .execute()
    ).length

  const undoPath = async () => {
    const token = tokenIn(await findMail(app, 'tags-changed', bob.email))
    return `/mail/undo-tags?${new URLSearchParams({ token })}`
  }

  it('S71 A5 are reported to their owner by email, with the stores but no tag', async () => {
    const { extension } = await open()
    await setTags(extension, { us: 'thief-20', fr: 'thief-21' })
    const mail = await findMail(app, 'tags-changed', bob.email)
    expect(mail).toContain(
      'the affiliate tags in your account for: Amazon United States, Amazon France.',
    )
    expect(mail).toContain(`${app.config.publicUrl}/mail/undo-tags?token=`)
    expect(mail).not.toMatch(/thief|bob-2|amazon\.|tag=/)
  })

  it('S71 are undone by the button on the email’s page, and not by opening it', async () => {
    const { owner, extension } = await open()
    await setTags(extension, { us: 'thief-20', de: '', fr: 'thief-21' })
    const path = await undoPath()
    // The browser that opens the email has no session.
    const reader = createAccountClient(app)
    const page = await reader.get(path)
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain('<li>Amazon United States</li>')
    expect(text).toContain('<form method="post">')
    expect(text).not.toContain('thief')
    expect(await tagsOf(owner)).toEqual({ us: 'thief-20', fr: 'thief-21' })

    const done = await reader.post(path, '')
    expect([done.status, await done.text()]).toEqual([
      200,
      expect.stringContaining('Previous tags restored'),
    ])
    expect(await tagsOf(owner)).toEqual({ us: 'bob-20', de: 'bob-21' })
    expect((await reader.get(path)).status).toBe(404)
    expect((await reader.post(path, '')).status).toBe(404)
  })

  it('S71 R17 are restored on the next redirect', async () => {
    const { owner, extension } = await open()
    const { user } = await owner.trpc.session.get.query()
    const tag = async () => {
      const url = `/redirect?isbn=9780143127741&userId=${user?.publicId}&country=US`
      const location = (await owner.get(url)).headers.get('location') ?? ''
      return new URL(location).searchParams.get('tag')
    }
    await setTags(extension, { us: 'thief-20' })
    expect(await tag()).toBe('thief-20')
    await owner.post(await undoPath(), '')
    expect(await tag()).toBe('bob-20')
  })

  it('S71 are listed and undone in the account', async () => {
    const { owner, extension } = await open()
    await setTags(extension, { us: 'thief-20' })
    const [change] = await owner.trpc.profile.tagChanges.query()
    expect(change?.before).toEqual({ affiliateTags: { us: 'bob-20' }, programIds: {} })
    await owner.trpc.profile.undoTagChange.mutate({ id: change?.id ?? '' })
    expect(await tagsOf(owner)).toEqual({ us: 'bob-20', de: 'bob-21' })
    expect(await owner.trpc.profile.tagChanges.query()).toEqual([])
  })

  it('S71 within an hour are one change, with an email each', async () => {
    const { owner, extension } = await open()
    await setTags(extension, { us: 'own-20' })
    await setTags(extension, { us: 'thief-20' })
    await setTags(extension, { de: 'thief-21' })
    expect(await findMail(app, 'tags-changed', bob.email)).toContain('Amazon Germany')
    expect(await countMails()).toBe(3)
    expect(await owner.trpc.profile.tagChanges.query()).toHaveLength(1)
    await owner.post(await undoPath(), '')
    expect(await tagsOf(owner)).toEqual({ us: 'bob-20', de: 'bob-21' })
  })

  it('S71 S50 beyond the hourly limit are joined to one later email', async () => {
    const { owner, extension } = await open()
    for (const us of ['a-20', 'b-20', 'c-20', 'd-20', 'e-20', 'f-20', 'g-20'])
      await setTags(extension, { us })
    await setTags(extension, { de: 'thief-21' })
    expect(await tagsOf(owner)).toEqual({ us: 'g-20', de: 'thief-21' })
    expect(await countMails()).toBe(5)
    const mail = await findMail(app, 'account-changes', bob.email)
    expect(mail).toContain('Your affiliate tags were changed (3 times):')
    expect(mail).toMatch(/Amazon United States \([^)]+\); Amazon Germany \(/)
    expect(mail).not.toMatch(/thief|amazon\.|tag=/)
  })

  it('S71 are undone together with later changes', async () => {
    const { owner, extension } = await open()
    await setTags(extension, { us: 'thief-20' })
    later = DAY_MS
    await setTags(extension, { us: 'thief-22', fr: 'thief-21' })
    const [second, first] = await owner.trpc.profile.tagChanges.query()
    expect(second?.before.affiliateTags).toEqual({ us: 'thief-20', fr: '' })
    await owner.trpc.profile.undoTagChange.mutate({ id: first?.id ?? '' })
    expect(await tagsOf(owner)).toEqual({ us: 'bob-20', de: 'bob-21' })
    expect(await owner.trpc.profile.tagChanges.query()).toEqual([])
    expect(await countMails()).toBe(2)
  })

  it('S71 on the site are reported and undone like those of an extension', async () => {
    const { owner } = await open()
    const thief = createAccountClient(app)
    await thief.post('/api/auth/sign-in/email', { email: bob.email, password: bob.password })
    await setTags(thief, { us: 'thief-20' })
    expect(await findMail(app, 'tags-changed', bob.email)).toContain('Amazon United States.')
    const path = await undoPath()
    // Setting a tag again neither hides the thief's change nor makes it lasting.
    later = 2 * 60 * 60 * 1000
    await setTags(thief, { us: 'thief-22' })
    await createAccountClient(app).post(path, '')
    expect(await tagsOf(owner)).toEqual({ us: 'bob-20', de: 'bob-21' })
    expect(await owner.trpc.profile.tagChanges.query()).toEqual([])
  })

  it('S71 S50 are reported when a thief undoes the owner’s correction', async () => {
    const { owner, extension } = await open()
    await setTags(extension, { us: 'thief-20' })
    later = DAY_MS
    await setTags(owner, { us: 'bob-20' })
    const [correction, theft] = await owner.trpc.profile.tagChanges.query()
    await owner.trpc.profile.undoTagChange.mutate({ id: correction?.id ?? '' })
    expect((await tagsOf(owner)).us).toBe('thief-20')
    expect(await countMails()).toBe(3)
    await owner.trpc.profile.undoTagChange.mutate({ id: theft?.id ?? '' })
    expect((await tagsOf(owner)).us).toBe('bob-20')
    expect(await owner.trpc.profile.tagChanges.query()).toEqual([])
  })

  it.each([
    [30 * DAY_MS - 60_000, 200],
    [30 * DAY_MS + 60_000, 404],
  ])('S71 can be undone for 30 days: %i ms later the response is %i', async (ms, status) => {
    const { owner, extension } = await open()
    await setTags(extension, { us: 'thief-20' })
    const path = await undoPath()
    later = ms
    expect((await createAccountClient(app).post(path, '')).status).toBe(status)
    later = 0
    expect((await tagsOf(owner)).us).toBe(status === 200 ? 'bob-20' : 'thief-20')
  })

  it('S71 cannot be undone by a forged link or by an extension', async () => {
    const { owner, extension } = await open()
    await setTags(extension, { us: 'thief-20' })
    const [change] = await owner.trpc.profile.tagChanges.query()
    const id = change?.id ?? ''
    for (const token of ['', 'x', id, `${id}.`, `${id}.AAAA`]) {
      const path = `/mail/undo-tags?${new URLSearchParams({ token })}`
      expect((await createAccountClient(app).post(path, '')).status).toBe(404)
    }
    expect((await extension.call('profile.undoTagChange', { id })).status).toBe(401)
    expect((await tagsOf(owner)).us).toBe('thief-20')
  })

  it('send no email when nothing changes', async () => {
    const { owner, extension } = await open()
    await setTags(owner, { us: 'bob-20' })
    await setTags(extension, { us: 'bob-20' })
    expect(await countMails()).toBe(0)
    expect(await owner.trpc.profile.tagChanges.query()).toEqual([])
  })
})
