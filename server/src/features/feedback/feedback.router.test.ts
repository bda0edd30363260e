import { afterEach, expect, it } from 'vitest'
import { loadConfig } from '../../config/config.ts'
import type { DatabaseKind } from '../../db/dialect.ts'
import { limitRules } from '../../http/limits/rate-limits.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { type FakeSmtp, startFakeSmtp } from '../../testing/fake-smtp.ts'
import { headersOf } from '../../testing/parse-mail.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const contact = { name: 'Ada', email: 'ada@example.org', message: 'Where is my link?' }

let app: TestApp
let smtp: FakeSmtp
afterEach(async () => {
  await app.close()
  await smtp.close()
})

async function start(database: DatabaseKind, perHour = 1000): Promise<void> {
  smtp = await startFakeSmtp()
  const { mail } = loadConfig({ SMTP_URL: smtp.url, MAIL_FROM: 'Shelf <desk@everyshelf.example>' })
  const limits = { ...limitRules, feedback: [{ points: perHour, seconds: 3600 }] }
  app = await createTestApp({ database, config: { mail }, limits })
}

function listRows() {
  return app.database.db.selectFrom('feedback').selectAll().execute()
}

it.each(databaseKinds)(
  'S49 on %s emails a message to the operator, with the visitor as Reply-To',
  async (kind) => {
    await start(kind)
    expect(await app.trpc.feedback.send.mutate(contact)).toEqual({ received: true })
    const [mail] = await smtp.waitFor(1)
    expect(mail?.envelope).toEqual({
      from: 'desk@everyshelf.example',
      to: ['desk@everyshelf.example'],
    })
    expect(mail && headersOf(mail, 'reply-to')).toEqual(['ada@example.org'])
    expect(mail?.html).toBeNull()
    expect(mail?.text).toContain('\n\nWhere is my link?\n')
    expect(await listRows()).toMatchObject([
      { type: 'contact', ...contact, rating: 0, userId: null },
    ])
  },
)

it.each(databaseKinds)('on %s keeps feedback without a name or an address', async (kind) => {
  await start(kind)
  await app.trpc.feedback.send.mutate({ type: 'feedback', message: 'Good', rating: 5, name: '' })
  const [mail] = await smtp.waitFor(1)
  expect(mail && headersOf(mail, 'subject')).toEqual(['Feedback: 5 of 5 stars'])
  expect(mail && headersOf(mail, 'reply-to')).toEqual([])
  expect(await listRows()).toMatchObject([
    { type: 'feedback', name: null, email: null, message: 'Good', rating: 5 },
  ])
})

it('says in the email that feedback came without a rating', async () => {
  await start('sqlite')
  await app.trpc.feedback.send.mutate({ type: 'feedback', message: 'Good' })
  const [mail] = await smtp.waitFor(1)
  expect(mail && headersOf(mail, 'subject')).toEqual(['Feedback'])
  expect(mail?.text).toContain('Rating: none\n')
})

it('S49 sends no email to the entered address', async () => {
  await start('sqlite')
  await app.trpc.feedback.send.mutate({ ...contact, email: 'victim@example.org' })
  await app.trpc.feedback.send.mutate(contact)
  const mails = await smtp.waitFor(2)
  expect(mails.flatMap(({ envelope }) => envelope.to)).toEqual([
    'desk@everyshelf.example',
    'desk@everyshelf.example',
  ])
})

it('S49 gives bots that fill in every field the same response, and stores nothing', async () => {
  await start('sqlite')
  const website = 'https://evil.test'
  expect(await app.trpc.feedback.send.mutate({ ...contact, website })).toEqual({ received: true })
  expect(await listRows()).toEqual([])
  expect(await app.database.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([])
})

it('S49 refuses a message of a megabyte', async () => {
  await start('sqlite')
  const response = await fetch(`${app.url}/api/trpc/feedback.send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...contact, message: 'a'.repeat(1024 * 1024) }),
  })
  expect(response.status).toBe(413)
  expect(await listRows()).toEqual([])
})

it('S49 accepts 20 messages an hour from one network, and counts no refused ones', async () => {
  await start('sqlite', limitRules.feedback[0].points)
  const { send } = app.trpc.feedback
  for (let refused = 0; refused < 25; refused++) {
    await expect(send.mutate({ ...contact, email: 'ada' })).rejects.toThrow('invalid-input')
  }
  for (let sent = 0; sent < 20; sent++) await send.mutate(contact)
  await expect(send.mutate(contact)).rejects.toMatchObject({
    data: { reason: 'rate-limited', details: { retryAfterSeconds: expect.any(Number) } },
  })
  expect(await listRows()).toHaveLength(20)
})

it.each(['to', 'subject', 'html', 'text', 'template', 'replyTo', 'cc'])(
  'S47 does not let callers set the %s of an email',
  async (key) => {
    await start('sqlite')
    const input = { ...contact, [key]: 'eve@evil.test' }
    await expect(app.trpc.feedback.send.mutate(input)).rejects.toThrow('invalid-input')
  },
)

it.each(databaseKinds)(
  'S47 S50 on %s stores a flood of messages, and emails a few per hour',
  async (kind) => {
    await start(kind)
    for (let batch = 0; batch < 2; batch++) {
      const sends = Array.from({ length: 10 }, () => app.trpc.feedback.send.mutate(contact))
      await Promise.all(sends)
    }
    expect(await listRows()).toHaveLength(20)
    await smtp.waitFor(4)
    // Stopping waits for emails being sent.
    await app.close()
    expect(smtp.mails).toHaveLength(4)
  },
)

it('R36 keeps a message while the mail server is down', async () => {
  await start('sqlite')
  await smtp.setFault('refuses the connection')
  expect(await app.trpc.feedback.send.mutate(contact)).toEqual({ received: true })
  expect(await listRows()).toHaveLength(1)
  expect(smtp.mails).toEqual([])
})
