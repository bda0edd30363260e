import { expect, it, onTestFinished } from 'vitest'
import { createTransact } from '../../db/transact.ts'
import { erasePersonalData } from '../../personal-data.ts'
import { describeEachDatabase } from '../../testing/databases.ts'
import { startFakeSmtp } from '../../testing/fake-smtp.ts'
import { headersOf, linkIn } from '../../testing/parse-mail.ts'
import {
  createClock,
  createTestMail,
  resetMail,
  type TestMailOptions,
} from '../../testing/test-mail.ts'
import type { Mail } from './mail.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

async function openSmtp(options?: Parameters<typeof startFakeSmtp>[0]) {
  const smtp = await startFakeSmtp(options)
  onTestFinished(smtp.close)
  return smtp
}

describeEachDatabase('the mail service', (open) => {
  async function openMail(options: Partial<TestMailOptions> = {}) {
    const smtp = await openSmtp()
    const database = await open()
    return { smtp, database, ...createTestMail(database, { smtpUrl: smtp.url, ...options }) }
  }

  it('sends a queued email once', async () => {
    const { smtp, enqueue, drain, rows } = await openMail()
    expect(await enqueue(resetMail())).toBe('queued')
    await drain()
    await drain()
    const [mail] = smtp.mails
    expect(smtp.mails).toHaveLength(1)
    expect(mail?.envelope).toEqual({ from: 'noreply@everyshelf.example', to: ['ada@example.org'] })
    expect(mail && linkIn(mail)).toBe(
      'https://everyshelf.example/account?mode=reset-password&token=t1',
    )
    expect(mail && headersOf(mail, 'from')).toEqual(['Everyshelf <noreply@everyshelf.example>'])
    expect(await rows()).toMatchObject([
      { sentAt: '2026-11-21T09:00:00.000Z', failedAt: null, nextAttemptAt: null, attempts: 1 },
    ])
  })

  it('deletes secret links once the email is sent', async () => {
    const { enqueue, drain, rows } = await openMail()
    await enqueue(resetMail({ dedupeKey: 'reset:t1-secret' }))
    expect(JSON.stringify(await rows())).toContain('token=t1')
    expect(JSON.stringify(await rows())).not.toContain('t1-secret')
    await drain()
    expect(JSON.stringify(await rows())).not.toContain('token')
  })

  it('S47 sends one email per event', async () => {
    const { smtp, enqueue, drain } = await openMail()
    const mail = resetMail({ dedupeKey: 'reset:once' })
    const results = await Promise.all(Array.from({ length: 8 }, () => enqueue(mail)))
    expect(results.toSorted()).toEqual([...Array(7).fill('duplicate'), 'queued'])
    await drain()
    expect(smtp.mails).toHaveLength(1)
  })

  it('R36 queues the email in the transaction of its cause', async () => {
    const { database, service, rows } = await openMail()
    const transact = createTransact(database.db)
    const broken = transact(async (queries) => {
      await service.enqueue(queries, resetMail())
      throw new Error('the cause failed')
    })
    await expect(broken).rejects.toThrow('the cause failed')
    expect(await rows()).toEqual([])
    await transact((queries) => service.enqueue(queries, resetMail()))
    expect(await rows()).toHaveLength(1)
  })

  it('R36 does not make callers wait for the mail server', async () => {
    const limits = { connectMs: 200, responseMs: 200, totalMs: 2000 }
    const { smtp, enqueue, service } = await openMail({ limits })
    await smtp.setFault('hangs before its greeting')
    service.start()
    onTestFinished(service.stop)
    // The call returns although the server never responds.
    expect(await enqueue(resetMail())).toBe('queued')
    expect(smtp.mails).toEqual([])
  })

  it('R36 retries after 1, 5 and 30 minutes, 2 and 6 hours, and fails after a day', async () => {
    const { smtp, enqueue, drain, pass, rows } = await openMail()
    await smtp.setFault('answers 450 to the recipient')
    await enqueue(resetMail())
    const waits = [1, 5, 30, 120, 360, 360, 360].map((minutes) => minutes * MINUTE_MS)
    await drain()
    for (const [attempts, wait] of waits.entries()) {
      expect(smtp.connections()).toBe(attempts + 1)
      pass(wait - 1)
      await drain()
      expect(smtp.connections()).toBe(attempts + 1)
      pass(1)
      await drain()
    }
    // 20 hours and 36 minutes have passed; the next retry would be after the day.
    expect(await rows()).toMatchObject([
      { sentAt: null, failedAt: '2026-11-22T05:36:00.000Z', nextAttemptAt: null, attempts: 8 },
    ])
  })

  it('R36 fails an email when its token expires', async () => {
    const { smtp, enqueue, drain, pass, rows } = await openMail()
    await smtp.setFault('refuses the connection')
    await enqueue(resetMail({ expiresAt: new Date('2026-11-21T09:30:00.000Z') }))
    await drain()
    await smtp.setFault(null)
    pass(30 * MINUTE_MS)
    await drain()
    expect(smtp.mails).toEqual([])
    expect(await rows()).toMatchObject([
      { failedAt: '2026-11-21T09:30:00.000Z', lastError: 'expired' },
    ])
  })

  const to = 'ada@example.org'
  const keyCreated = (number: number): Mail => ({
    template: 'api-key-created',
    to,
    data: { firstName: 'Ada', ending: `key${number}` },
    dedupeKey: `api-key-created:${number}`,
  })

  it('S50 sends an address at most 4 resets, 5 warnings and 4 other emails an hour', async () => {
    const { smtp, enqueue, drain, pass, log } = await openMail()
    const data = { firstName: 'Ada', url: 'https://everyshelf.example/account?token=t' }
    const others: Mail[] = Array.from({ length: 3 }, (_, index) => [
      { template: 'verify-email' as const, to, data, dedupeKey: `verify:${index}` },
      { template: 'welcome' as const, to, data, dedupeKey: `welcome:${index}` },
    ]).flat()
    const resets = Array.from({ length: 6 }, () => resetMail({ to: 'ADA@example.org' }))
    const warnings = [1, 2, 3, 4, 5, 6].map(keyCreated)
    const queued = async (mails: readonly Mail[]) =>
      (await Promise.all(mails.map(enqueue))).filter((result) => result === 'queued').length
    expect(await queued(others)).toBe(4)
    expect(await queued(warnings)).toBe(5)
    expect(await queued(resets)).toBe(4)
    expect(await enqueue(resetMail())).toBe('over-limit')
    expect(await enqueue(resetMail({ to: 'eve@example.org' }))).toBe('queued')
    await drain()
    expect(smtp.mails.filter(({ envelope }) => envelope.to[0] === to)).toHaveLength(13)
    expect(JSON.stringify(log)).not.toContain(to)

    pass(HOUR_MS)
    expect(await enqueue(resetMail())).toBe('queued')
  })

  it('S50 joins the warnings beyond the limit, and sends them within the hour', async () => {
    const { smtp, enqueue, drain, pass, rows } = await openMail()
    for (let number = 1; number <= 5; number++) {
      expect(await enqueue(keyCreated(number))).toBe('queued')
      pass(MINUTE_MS)
    }
    for (const number of [6, 7, 8]) expect(await enqueue(keyCreated(number))).toBe('joined')
    expect(await enqueue(keyCreated(6))).toBe('duplicate')
    expect(await enqueue(keyCreated(7))).toBe('duplicate')
    const passkey = {
      template: 'security-changed',
      to,
      data: { firstName: 'Ada', change: 'passkey-added' },
      dedupeKey: 'security-changed:1',
    } as const
    expect(await enqueue(passkey)).toBe('joined')
    await drain()
    expect(smtp.mails).toHaveLength(5)

    // The first of the five is an hour old after 55 more minutes.
    pass(55 * MINUTE_MS - 1)
    await drain()
    expect(smtp.mails).toHaveLength(5)
    pass(MINUTE_MS)
    await drain()
    expect(smtp.mails).toHaveLength(6)
    const [last] = smtp.mails.slice(-1)
    expect(last && headersOf(last, 'subject')).toEqual([
      'Several security notices for your account',
    ])
    expect(last?.text).toContain(
      '3 API keys were created for your account: …key6 (Nov 21, 2026, 9:05 AM UTC); …key7 (Nov 21, 2026, 9:05 AM UTC); …key8 (Nov 21, 2026, 9:05 AM UTC).',
    )
    expect(last?.text).toContain('A passkey was added to your account: Nov 21, 2026, 9:05 AM UTC.')
    // The event of a sent email stays known.
    expect(await enqueue(keyCreated(8))).toBe('duplicate')
    expect(await rows()).toHaveLength(6)
  })

  it('S50 P7 sends the warnings that wait before it forgets an address', async () => {
    const { smtp, database, service, enqueue, drain, rows } = await openMail()
    for (const number of [1, 2, 3, 4, 5]) await enqueue(keyCreated(number))
    await drain()
    expect(await enqueue(keyCreated(6))).toBe('joined')
    expect(await enqueue(keyCreated(7))).toBe('joined')
    await enqueue(resetMail({ to }))
    await service.sendWarnings(to.toUpperCase())
    await service.sendWarnings(to)
    await erasePersonalData(database.db, { userId: '', email: to })
    expect(smtp.mails).toHaveLength(6)
    expect(smtp.mails[5]?.text).toContain('2 API keys were created for your account: …key6')
    expect(await rows()).toEqual([])
  })

  it('S50 sends a single warning beyond the limit as it is, later', async () => {
    const { smtp, enqueue, drain, pass } = await openMail()
    for (const number of [1, 2, 3, 4, 5]) await enqueue(keyCreated(number))
    expect(await enqueue(keyCreated(6))).toBe('joined')
    pass(HOUR_MS)
    await drain()
    const subjects = smtp.mails.map((mail) => headersOf(mail, 'subject')[0])
    expect(subjects).toEqual(Array(6).fill('An API key was created for your account'))
  })

  it('S50 tells of every one of 60 warnings, each within an hour', async () => {
    const { smtp, enqueue, drain, pass } = await openMail()
    for (let number = 1; number <= 60; number++) {
      expect(['queued', 'joined']).toContain(await enqueue(keyCreated(number)))
      pass(3 * MINUTE_MS)
      await drain()
    }
    pass(HOUR_MS)
    await drain()
    const counts = smtp.mails.map((mail) =>
      Number(/(\d+) API keys were created/.exec(mail.text)?.[1] ?? 1),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60)
    // In three hours, and the one in which the last were sent.
    expect(smtp.mails.length).toBeLessThanOrEqual(20)
    expect(smtp.mails.at(-1)?.text).toContain('…key60')
  })

  it('S50 joins warnings of 12 transactions at the same time, and loses none', async () => {
    const { smtp, database, service, enqueue, drain, pass } = await openMail()
    for (const number of [1, 2, 3, 4, 5]) await enqueue(keyCreated(number))
    const transact = createTransact(database.db)
    const numbers = Array.from({ length: 12 }, (_, index) => index + 6)
    await Promise.all(
      numbers.map((number) => transact((queries) => service.enqueue(queries, keyCreated(number)))),
    )
    pass(HOUR_MS + MINUTE_MS)
    await drain()
    expect(smtp.mails).toHaveLength(6)
    expect(smtp.mails.at(-1)?.text).toContain('12 API keys were created')
  })

  it('sends each email once when 4 processes run at the same time', async () => {
    const { smtp, database, enqueue, drain } = await openMail()
    const others = Array.from({ length: 3 }, () => createTestMail(database, { smtpUrl: smtp.url }))
    for (let reader = 0; reader < 8; reader++) {
      await enqueue(resetMail({ to: `reader${reader}@example.org` }))
    }
    await Promise.all([drain(), ...others.map((other) => other.drain())])
    const recipients = smtp.mails.map(({ envelope }) => envelope.to[0])
    expect(recipients.toSorted()).toEqual(
      Array.from({ length: 8 }, (_, reader) => `reader${reader}@example.org`),
    )
  })

  it('R37 sends an email at most twice when processes crash, with the same Message-ID', async () => {
    const { smtp, database, clock } = { ...(await openMail()), clock: createClock() }
    const dying = { markSent: () => Promise.reject(new Error('killed')) }
    const openProcess = (repo = {}) => createTestMail(database, { smtpUrl: smtp.url, clock, repo })
    await openProcess().enqueue(resetMail())
    for (let process = 0; process < 4; process++) {
      await openProcess(dying)
        .drain()
        .catch(() => {})
      clock.pass(5 * MINUTE_MS)
    }
    expect(smtp.mails).toHaveLength(2)
    const ids = smtp.mails.flatMap((mail) => headersOf(mail, 'message-id'))
    expect(ids[0]).toMatch(/^<[a-z0-9]{20}@everyshelf\.example>$/)
    expect(ids[1]).toBe(ids[0])
    expect(await openProcess().rows()).toMatchObject([
      { sentAt: null, lastError: 'interrupted twice while sending' },
    ])
  })

  it('R37 lets another process finish the email of a crashed one', async () => {
    const { smtp, database, clock } = { ...(await openMail()), clock: createClock() }
    const parts = { smtpUrl: smtp.url, clock }
    const dying = createTestMail(database, {
      ...parts,
      repo: { markSent: () => Promise.reject(new Error('killed')) },
    })
    const heir = createTestMail(database, parts)
    await dying.enqueue(resetMail())
    await expect(dying.drain()).rejects.toThrow('killed')
    await heir.drain()
    expect(smtp.mails).toHaveLength(1)
    clock.pass(5 * MINUTE_MS)
    await heir.drain()
    clock.pass(5 * MINUTE_MS)
    await heir.drain()
    expect(smtp.mails).toHaveLength(2)
    expect(await heir.rows()).toMatchObject([
      { sentAt: '2026-11-21T09:05:00.000Z', failedAt: null },
    ])
  })

  it('holds emails without a mail server, and sends them once one is configured', async () => {
    const database = await open()
    const clock = createClock()
    const held = createTestMail(database, { smtpUrl: null, clock })
    held.service.start()
    await held.enqueue(resetMail())
    await held.drain()
    await held.service.stop()
    const unsent = { nextAttemptAt: null, sentAt: null, failedAt: null, attempts: 0 }
    expect(await held.rows()).toMatchObject([unsent])
    expect(held.log).toEqual([])

    const smtp = await openSmtp()
    const { service } = createTestMail(database, { smtpUrl: smtp.url, clock })
    service.start()
    onTestFinished(service.stop)
    expect(await smtp.waitFor(1)).toHaveLength(1)
  })

  it('S65 logs the text of held emails only in development', async () => {
    const database = await open()
    const developing = createTestMail(database, { smtpUrl: null, logsText: true })
    await developing.enqueue(resetMail())
    expect(developing.log).toEqual([
      {
        level: 'info',
        facts: { template: 'reset-password', text: expect.stringContaining('token=t1') },
        message: 'email held: SMTP_URL is not set',
      },
    ])
  })

  it('wakes when an email is queued, also in a transaction', async () => {
    const { smtp, database, service, enqueue } = await openMail()
    service.start()
    onTestFinished(service.stop)
    await enqueue(resetMail())
    await smtp.waitFor(1)
    await createTransact(database.db)((queries) => service.enqueue(queries, resetMail()))
    expect(await smtp.waitFor(2)).toHaveLength(2)
  })

  it('P7 deletes all emails to and from an address', async () => {
    const { database, enqueue, rows } = await openMail()
    const fields = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }
    await enqueue(resetMail())
    await enqueue({ template: 'contact', data: fields, dedupeKey: 'contact:1' })
    await enqueue(resetMail({ to: 'eve@example.org' }))
    await erasePersonalData(database.db, { userId: '', email: 'Ada@example.org' })
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['eve@example.org'])
  })

  it('P7 deletes a visitor’s address once the operator has the email', async () => {
    const { smtp, enqueue, drain, rows } = await openMail()
    const fields = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }
    await enqueue({ template: 'contact', data: fields, dedupeKey: 'contact:1' })
    await drain()
    expect(smtp.mails.flatMap((mail) => headersOf(mail, 'reply-to'))).toEqual(['ada@example.org'])
    expect(JSON.stringify(await rows())).not.toContain('ada@')
  })

  it('deletes emails older than 30 days', async () => {
    const { smtp, enqueue, service, pass, rows } = await openMail()
    await enqueue(resetMail())
    pass(30 * 24 * HOUR_MS + 1)
    await enqueue(resetMail({ to: 'eve@example.org' }))
    service.start()
    await smtp.waitFor(1)
    await service.stop()
    expect(await rows()).toMatchObject([{ recipient: 'eve@example.org' }])
  })
})
