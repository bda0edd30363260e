import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountClient, createAccountClient, signIn } from '../../testing/account-client.ts'
import { addLink, addReport } from '../../testing/account-rows.ts'
import { makeAdmin, openAdminArea, showCode } from '../../testing/admin-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { connectExtension } from '../../testing/extension-client.ts'
import { relaxedAuthLimits } from '../../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createAuditLog } from './audit/audit-log.ts'

const password = 'nine tall bookshelves'
const MINUTE_MS = 60_000

/** Relaxes every limit except the one under test. */
const limits = {
  ...relaxedAuthLimits,
  'second-factor': { seconds: 900, perNetwork: 100_000, perAccount: 5 },
}

describe.each(databaseKinds)('on %s', (kind) => {
  let app: TestApp
  let clock = Date.now()
  let admin: AccountClient
  let secret: string
  let recoveryCodes: readonly string[]

  beforeAll(async () => {
    app = await createTestApp({ database: kind, authLimits: limits, now: () => clock })
    admin = await signInAs('admin')
    ;({ secret, recoveryCodes } = await openAdminArea(app, admin, clock))
  })
  afterAll(() => app.close())

  const signInAs = (name: string) => signIn(app, { name, email: `${name}@example.org`, password })

  const countRows = async (): Promise<number> => {
    const rows = await app.database.db.selectFrom('admin_audit').select('number').execute()
    return rows.length
  }
  const codeNow = () => showCode(secret, clock)
  const nextStep = () => {
    clock += 15 * MINUTE_MS + 30_000
  }

  it('S61 ignores a role in the body of any call', async () => {
    const person = { name: 'Eve', email: 'eve@example.org', password }
    const anonymous = createAccountClient(app)
    const signUp = await anonymous.post('/api/auth/sign-up/email', { ...person, role: 'admin' })
    expect(signUp.status).toBe(400)
    const eve = await signIn(app, person)
    for (const [path, body] of [
      ['/api/auth/update-user', { role: 'admin' }],
      ['/api/auth/admin/set-role', { userId: 'x', role: 'admin' }],
      ['/api/trpc/profile.update', { username: 'Eve', role: 'admin' }],
      [
        '/api/auth/change-password',
        {
          currentPassword: password,
          newPassword: 'another long one',
          revokeOtherSessions: true,
          role: 'admin',
        },
      ],
    ] as const) {
      expect((await eve.post(path, body)).status, path).toBeGreaterThanOrEqual(400)
    }
    expect((await eve.trpc.session.get.query()).user?.role).toBe('user')
    await expect(eve.trpc.admin.access.get.query()).rejects.toThrow('not-found')
  })

  it('S61 grants an extension no admin access, even for an admin', async () => {
    const extension = await connectExtension(app, admin)
    for (const path of ['admin.access.get', 'admin.users.list', 'admin.nothing.here']) {
      const response = await extension.call(path)
      const { error } = (await response.json()) as { error: { message: string; data: object } }
      expect([response.status, error.message]).toEqual([404, 'not-found'])
    }
  })

  it('S28 S61 a ban ends every session at once, blocks sign-in with a message, and can be lifted', async () => {
    const bob = await signInAs('bob')
    const extension = await connectExtension(app, bob)
    const { id: linkId, slug } = await bob.trpc.links.save.mutate({ isbn: '9780143127741' })
    const { rows } = await admin.trpc.admin.users.list.query({ text: 'BOB@' })
    const id = rows[0]?.id ?? ''
    const before = await countRows()
    await admin.trpc.admin.users.ban.mutate({ id, reason: 'Spam' })
    expect((await bob.trpc.session.get.query()).user).toBeNull()
    await expect(bob.trpc.links.list.query()).rejects.toThrow('unauthorized')
    expect((await extension.call('links.list')).status).toBe(401)

    const again = await createAccountClient(app).post('/api/auth/sign-in/email', {
      email: 'bob@example.org',
      password,
    })
    expect([again.status, await again.json()]).toEqual([403, { code: 'ACCOUNT_BANNED' }])
    const guess = await createAccountClient(app).post('/api/auth/sign-in/email', {
      email: 'bob@example.org',
      password: 'not the one',
    })
    expect([guess.status, await guess.json()]).toEqual([401, { code: 'INVALID_EMAIL_OR_PASSWORD' }])
    // The links keep working for readers.
    expect((await bob.get(`/go/${slug}`)).status).toBe(302)
    const { rows: banned } = await admin.trpc.admin.users.list.query({ only: 'banned' })
    expect(banned.map(({ email }) => email)).toEqual(['bob@example.org'])

    await admin.trpc.admin.users.unban.mutate({ id })
    await expect(admin.trpc.admin.users.unban.mutate({ id })).rejects.toThrow('not-found')
    await signInAs('bob').catch(() => {})
    const back = createAccountClient(app)
    await back.post('/api/auth/sign-in/email', { email: 'bob@example.org', password })
    expect((await back.trpc.links.get.query({ id: linkId })).slug).toBe(slug)
    await admin.trpc.admin.users.signOut.mutate({ id })
    expect((await back.trpc.session.get.query()).user).toBeNull()
    // Three actions succeeded and one was refused.
    expect((await countRows()) - before).toBe(3)
    const { rows: log } = await admin.trpc.admin.audit.list.query({ subject: id })
    expect(log.map(({ action }) => action)).toEqual(['user.sign-out', 'user.unban', 'user.ban'])
    expect(log[2]).toMatchObject({
      actorEmail: 'admin@example.org',
      details: { reason: 'Spam', sessions: 2 },
    })
  })

  it('S61 cannot ban an admin', async () => {
    await signInAs('second')
    await makeAdmin(app, 'second@example.org')
    const { rows } = await admin.trpc.admin.users.list.query({ text: 'second@' })
    const ban = admin.trpc.admin.users.ban.mutate({ id: rows[0]?.id ?? '', reason: 'A quarrel' })
    await expect(ban).rejects.toThrow('not-found')
  })

  it('grants complimentary Premium months and revokes them', async () => {
    const carol = await signInAs('carol')
    const { rows } = await admin.trpc.admin.users.list.query({ text: 'carol' })
    const id = rows[0]?.id ?? ''
    const { users } = admin.trpc.admin
    await users.grantPremium.mutate({ id, months: 2, reason: 'Found a bug' })
    expect((await carol.trpc.session.get.query()).user?.isPremium).toBe(true)
    const { grants } = await users.get.query({ id })
    expect(grants).toMatchObject([{ source: 'admin', months: 2, revokedAt: null }])
    expect(await users.endPremium.mutate({ id, reason: 'By mistake' })).toEqual({
      premiumUntil: null,
    })
    expect((await carol.trpc.session.get.query()).user?.isPremium).toBe(false)
  })

  it('R17 disables a link within a second, shows its owner why, and enables it again', async () => {
    const dora = await signInAs('dora')
    const { id, slug } = await dora.trpc.links.save.mutate({ isbn: '9780143127741' })
    const url = 'https://hooks.example.org/in'
    const webhook = await dora.trpc.webhooks.create.mutate({ url, events: ['link.updated'] })
    const reader = createAccountClient(app)
    expect((await reader.get(`/go/${slug}`)).status).toBe(302)
    const { links } = admin.trpc.admin
    const found = await links.list.query({ text: `${app.config.publicUrl}/go/${slug}` })
    expect(found.rows.map((row) => row.id)).toEqual([id])
    await links.disable.mutate({ id, reason: 'It shows another book' })
    const page = await reader.get(`/go/${slug}`)
    expect(page.status).toBe(410)
    const html = await page.text()
    expect(html).toContain('This link was disabled')
    expect(html).not.toContain('<script')
    // A store link of the book page, and the page itself.
    const storeLink = await reader.get(`/out/kobo/9780143127741?link=${slug}&country=US`)
    expect(storeLink.headers.get('location') ?? '').not.toContain('amazon')
    expect((await reader.get(`/amazon-marketplace/${slug}`)).status).toBe(410)
    expect((await reader.get(`/book/9780143127741/universal?link=${slug}`)).status).toBe(200)
    await expect(
      reader.trpc.routes.explain.query({ input: `${app.config.publicUrl}/go/${slug}` }),
    ).rejects.toThrow('link-disabled')
    const [own] = (await dora.trpc.links.list.query()).links
    expect(own?.disabledReason).toBe('It shows another book')
    await links.enable.mutate({ id })
    expect((await reader.get(`/go/${slug}`)).status).toBe(302)
    expect((await dora.trpc.links.list.query()).links[0]?.disabledReason).toBeNull()
    const { rows } = await dora.trpc.webhooks.listDeliveries.query({ id: webhook.id })
    expect(rows.map(({ type, linkId }) => [type, linkId])).toEqual([
      ['link.updated', id],
      ['link.updated', id],
    ])
  })

  it('accepts a reader’s report without an account, and an admin decides on it', async () => {
    const linkId = await addLink(app.database, { slug: 'reported', title: 'Some Book' })
    const reader = createAccountClient(app)
    const form = await (await reader.get('/report?link=reported')).text()
    expect(form).toContain(`value="${app.config.publicUrl}/go/reported"`)
    expect(form).not.toContain('<script')
    const send = (fields: Record<string, string>) =>
      fetch(`${app.url}/report`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
    const fields = { link: `${app.config.publicUrl}/go/reported`, reason: 'unsafe', message: '<b>' }
    expect((await send({ link: 'reported' })).status).toBe(400)
    expect((await send({ ...fields, link: 'https://evil.test/go/reported' })).status).toBe(404)
    // A bot that fills in every field gets the same response.
    expect((await send({ ...fields, website: 'x' })).status).toBe(303)
    const sent = await send(fields)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/report?sent=1'])
    const { reports } = admin.trpc.admin
    const { rows } = await reports.list.query({ state: 'open' })
    expect(rows).toMatchObject([
      {
        id: linkId,
        kind: 'link',
        path: '/go/reported',
        title: 'Some Book',
        reports: [{ reason: 'unsafe', message: '<b>' }],
      },
    ])
    expect(await admin.trpc.admin.overview.attention.query()).toMatchObject({ reportedItems: 1 })

    const second = await addReport(app.database, linkId)
    await reports.dismiss.mutate({ id: rows[0]?.reports[0]?.id ?? '' })
    await reports.resolve.mutate({ id: second, reason: 'It asks for cards' })
    await expect(reports.dismiss.mutate({ id: second })).rejects.toThrow('not-found')
    expect((await reader.get('/go/reported')).status).toBe(410)
    const { rows: all } = await reports.list.query({})
    const states = all.flatMap((subject) => subject.reports.map(({ state }) => state))
    expect(states.sort()).toEqual(['dismissed', 'resolved'])
    // The limit is 3 reports per hour.
    expect((await send(fields)).status).toBe(303)
    expect((await send(fields)).status).toBe(429)
  })

  it('S61 limits guesses of codes, and encrypts the secret in the database', async () => {
    nextStep()
    admin = await signInAgain()
    for (let guess = 0; guess < 5; guess++) {
      await expect(admin.trpc.admin.access.open.mutate({ code: '000000' })).rejects.toThrow(
        'wrong-code',
      )
    }
    const right = codeNow()
    await expect(admin.trpc.admin.access.open.mutate({ code: right })).rejects.toThrow(
      'rate-limited',
    )
    const { db } = app.database
    const apps = await db.selectFrom('authenticator').selectAll().execute()
    const codes = await db.selectFrom('recovery_code').selectAll().execute()
    const stored = JSON.stringify([apps, codes])
    for (const value of [secret, ...recoveryCodes]) expect(stored).not.toContain(value)
    nextStep()
    await admin.trpc.admin.access.open.mutate({ code: codeNow() })
    // The password alone does not replace a confirmed factor.
    await expect(admin.trpc.admin.access.beginSetUp.mutate({ password })).rejects.toThrow(
      'second-factor-required',
    )
    await admin.trpc.admin.access.close.mutate()
    await expect(admin.trpc.admin.users.list.query({})).rejects.toThrow('second-factor-required')
    nextStep()
    await admin.trpc.admin.access.open.mutate({ code: codeNow() })
  })

  it('S61 detects a changed or deleted row of the audit log', async () => {
    const { db } = app.database
    const { audit } = admin.trpc.admin
    const { rows: count, brokenAt } = await audit.check.query()
    expect(brokenAt).toBeNull()
    expect(count).toBe(await countRows())
    const was = await db
      .selectFrom('admin_audit')
      .select('action')
      .where('number', '=', 3)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('admin_audit')
      .set({ action: 'user.view' })
      .where('number', '=', 3)
      .execute()
    expect((await audit.check.query()).brokenAt).toBe(3)
    await db.updateTable('admin_audit').set(was).where('number', '=', 3).execute()
    await db.deleteFrom('admin_audit').where('number', '=', count).execute()
    expect((await audit.check.query()).brokenAt).toBe(count)
  })

  it('S61 numbers concurrent rows of the audit log without gaps', async () => {
    const { db } = app.database
    await db.deleteFrom('admin_audit').execute()
    await db.deleteFrom('service_state').where('key', '=', 'audit-head').execute()
    const log = createAuditLog({
      db,
      transact: (work) => db.transaction().execute(work),
      secret: 'x',
      now: () => clock,
    })
    const facts = {
      actor: 'host',
      action: 'role.grant',
      subject: null,
      details: {},
      requestId: null,
    }
    await Promise.all(Array.from({ length: 12 }, () => log.append(null, facts)))
    expect(await log.check()).toEqual({ rows: 12, brokenAt: null })
  })

  it('S61 accepts a code once, and locks when idle and after the maximum age', async () => {
    nextStep()
    const other = await signInAgain()
    await expect(other.trpc.admin.users.list.query({})).rejects.toThrow('second-factor-required')
    await expect(other.trpc.admin.access.open.mutate({ code: '000000' })).rejects.toThrow(
      'wrong-code',
    )
    const code = codeNow()
    await other.trpc.admin.access.open.mutate({ code })
    await other.trpc.admin.users.list.query({})
    const third = await signInAgain()
    await expect(third.trpc.admin.access.open.mutate({ code })).rejects.toThrow('wrong-code')

    clock += 29 * MINUTE_MS
    await other.trpc.admin.overview.attention.query()
    clock += 2 * MINUTE_MS
    // Background requests of the page do not count as activity.
    await expect(other.trpc.admin.users.list.query({})).rejects.toThrow('second-factor-required')
    await other.trpc.admin.access.open.mutate({ code: recoveryCodes[0] ?? '' })
    await expect(
      third.trpc.admin.access.open.mutate({ code: recoveryCodes[0] ?? '' }),
    ).rejects.toThrow('wrong-code')
    const end = Date.now() + 12 * 60 * MINUTE_MS
    while (clock + 29 * MINUTE_MS < end - MINUTE_MS) {
      clock += 29 * MINUTE_MS
      await other.trpc.admin.users.list.query({})
    }
    clock = end
    await expect(other.trpc.admin.users.list.query({})).rejects.toThrow('second-factor-required')
    await expect(other.trpc.admin.access.open.mutate({ code: codeNow() })).rejects.toThrow(
      'sign-in-again',
    )
  })

  async function signInAgain(): Promise<AccountClient> {
    const client = createAccountClient(app)
    clock += 30_000
    await client.post('/api/auth/sign-in/email', { email: 'admin@example.org', password })
    await client.post('/api/auth/sign-in/code', { code: codeNow() })
    clock += 30_000
    return client
  }
})
