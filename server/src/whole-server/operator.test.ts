import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { limitRules } from '../http/limits/rate-limits.ts'
import { processJobs, sharedJobs } from '../jobs/job-catalog.ts'
import {
  type AccountClient,
  ada,
  bob,
  createAccountClient,
  signIn,
} from '../testing/account-client.ts'
import { openAdminArea } from '../testing/admin-client.ts'
import { type FakeSmtp, startFakeSmtp } from '../testing/fake-smtp.ts'
import { headersOf, type ReceivedMail } from '../testing/parse-mail.ts'
import { relaxedAuthLimits } from '../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let smtp: FakeSmtp
let admin: AccountClient
let other: AccountClient

beforeAll(async () => {
  smtp = await startFakeSmtp()
  const config = loadConfig({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Shelf <desk@everyshelf.example>',
    OPERATOR_EMAIL: 'people@everyshelf.example',
  })
  const { mail, operator } = config
  // A waiting admin polls often.
  const limits = { ...limitRules, admin: [{ points: 10_000, seconds: 60 }] }
  app = await createTestApp({ config: { mail, operator }, authLimits: relaxedAuthLimits, limits })
  other = await signIn(app, bob)
  admin = await signIn(app, ada)
  await openAdminArea(app, admin)
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

async function countAudit(): Promise<number> {
  const rows = await app.database.db.selectFrom('admin_audit').select('number').execute()
  return rows.length
}

async function waitForMail(subject: string): Promise<ReceivedMail> {
  return await vi.waitFor(() => {
    const found = smtp.mails.findLast((mail) => headersOf(mail, 'subject')[0] === subject)
    if (!found) throw new Error(`no mail: ${subject}`)
    return found
  }, 5000)
}

it('S48 S49 replies to a visitor by email as plain text, and stores the reply with the message', async () => {
  const visitor = { name: 'Kim', email: 'kim@example.org', message: 'Where is\nmy link?' }
  await createAccountClient(app).trpc.feedback.send.mutate(visitor)
  await other.trpc.feedback.send.mutate({ type: 'feedback', message: 'Good', rating: 4 })
  const { inbox, overview } = admin.trpc.admin
  expect((await overview.attention.query()).newMessages).toBe(2)
  const { rows } = await inbox.list.query({ state: 'new', type: 'contact' })
  expect(rows).toMatchObject([{ name: 'Kim', state: 'new', beginning: 'Where is\nmy link?' }])
  const id = rows[0]?.id ?? ''
  const before = await countAudit()

  const text = '<b>Here</b>\r\nBcc: eve@evil.test'
  await inbox.reply.mutate({ id, text })
  const mail = await waitForMail('Our reply to your message')
  expect(mail.envelope).toEqual({ from: 'desk@everyshelf.example', to: ['kim@example.org'] })
  expect(headersOf(mail, 'reply-to')).toEqual(['people@everyshelf.example'])
  expect([headersOf(mail, 'bcc'), headersOf(mail, 'auto-submitted')]).toEqual([[], []])
  expect(mail.html).toBeNull()
  expect(mail.text).toContain('<b>Here</b>\nBcc: eve@evil.test\n\nOn ')
  expect(mail.text).toContain('\n> Where is\n> my link?\n')
  await vi.waitFor(async () => {
    expect(await inbox.get.query({ id })).toMatchObject({
      state: 'answered',
      replies: [{ text: '<b>Here</b>\nBcc: eve@evil.test', mail: 'sent' }],
    })
  })
  await inbox.move.mutate({ id, state: 'closed' })
  expect((await inbox.list.query({ state: 'closed' })).rows).toHaveLength(1)

  // A message without an address gets no reply, and no reply is stored.
  const [silent] = (await inbox.list.query({ rating: 4 })).rows
  await expect(inbox.reply.mutate({ id: silent?.id ?? '', text })).rejects.toThrow('invalid-input')
  expect(await inbox.get.query({ id: silent?.id ?? '' })).toMatchObject({
    state: 'new',
    replies: [],
  })
  const looks = 2
  expect((await countAudit()) - before).toBeGreaterThanOrEqual(2 + looks)
})

it('S50 limits replies per hour, and stores no reply that was not sent', async () => {
  const visitor = { name: 'Lou', email: 'lou@example.org', message: 'Hello?' }
  await createAccountClient(app).trpc.feedback.send.mutate(visitor)
  const { inbox } = admin.trpc.admin
  const [row] = (await inbox.list.query({ state: 'new', type: 'contact' })).rows
  const id = row?.id ?? ''
  for (const text of ['1', '2', '3', '4']) await inbox.reply.mutate({ id, text })
  await expect(inbox.reply.mutate({ id, text: '5' })).rejects.toThrow('rate-limited')
  expect((await inbox.get.query({ id })).replies.map(({ text }) => text)).toEqual([
    '1',
    '2',
    '3',
    '4',
  ])
})

it.each([
  ['welcome', '[Sample] Welcome to Everyshelf'],
  ['contact', '[Sample] A message from the contact form'],
  ['feedback-reply', '[Sample] Our reply to your message'],
])('S62 sends a sample of %s only to the admin who requests it', async (template, subject) => {
  const { outbox } = admin.trpc.admin
  // An address gets four mails an hour, and these are not the first.
  await app.database.db.deleteFrom('mail_outbox').where('recipient', '=', ada.email).execute()
  expect(await outbox.sendSample.mutate({ template })).toEqual({ to: ada.email })
  const mail = await waitForMail(subject)
  expect(mail.envelope.to).toEqual([ada.email])
  expect(headersOf(mail, 'to')).toEqual([ada.email])
  expect(headersOf(mail, 'reply-to')).toEqual([])
  const alike = smtp.mails.filter((one) => headersOf(one, 'subject')[0] === subject)
  expect(alike).toHaveLength(1)
  const input = { template, to: 'eve@evil.test' } as { template: string }
  await expect(outbox.sendSample.mutate(input)).rejects.toThrow('invalid-input')
})

it('S61 S62 shows an email as a page to admins only, and blocks its scripts', async () => {
  const path = '/mail-preview/welcome'
  const page = await admin.get(path)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Create your first link')
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'; sandbox",
  )
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  for (const [client, address] of [
    [createAccountClient(app), path],
    [other, path],
    [admin, '/mail-preview/contact'],
    [admin, '/mail-preview/nothing'],
  ] as const) {
    expect((await client.get(address)).status).toBe(404)
  }
})

it('lists the started jobs, and runs one now', async () => {
  const { jobs } = admin.trpc.admin
  // A server on SQLite without a key of Stripe has every job but these.
  const elsewhere = ['replica-heartbeat', 'stripe-events']
  const catalog = [...Object.keys(sharedJobs), ...Object.keys(processJobs)]
  const expected = catalog.filter((name) => !elsewhere.includes(name)).toSorted()
  await vi.waitFor(async () => {
    const names = (await jobs.list.query()).map(({ name }) => name)
    expect(names.toSorted()).toEqual(expected)
  }, 10_000)
  const find = async () => (await jobs.list.query()).find(({ name }) => name === 'daily-figures')
  await vi.waitFor(async () => expect((await find())?.lastRunAt).not.toBeNull(), 10_000)
  const former = (await find())?.lastRunAt ?? ''
  await jobs.run.mutate({ name: 'daily-figures' })
  await vi.waitFor(async () => expect((await find())?.lastRunAt).not.toBe(former), 10_000)
  const { days, machine } = await admin.trpc.admin.overview.read.query({ days: 7 })
  expect(days.at(-1)).toMatchObject({ signUps: 2, accounts: 2, clicks: 0, errors: 0 })
  expect(days).toHaveLength(7)
  expect(machine).toMatchObject({ database: 'sqlite', version: '1.0.0' })
  expect(machine.databaseBytes).toBeGreaterThan(100_000)
})
