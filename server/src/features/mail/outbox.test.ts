import { expect, it, onTestFinished } from 'vitest'
import { createTransact } from '../../db/transact.ts'
import { describeEachDatabase } from '../../testing/databases.ts'
import { startFakeSmtp } from '../../testing/fake-smtp.ts'
import { createClock, createTestMail, resetMail } from '../../testing/test-mail.ts'
import type { AuditEntry } from '../../trpc/request-context.ts'
import type { Mail } from './mail.ts'
import { createOutboxRepo } from './outbox.repo.ts'
import { createOutboxService } from './outbox.service.ts'

const fields = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }
const contact: Mail = { template: 'contact', data: fields, dedupeKey: 'contact:1' }

describeEachDatabase('the outbox', (open) => {
  async function openOutbox(isSetUp = true) {
    const smtp = await startFakeSmtp()
    onTestFinished(smtp.close)
    const database = await open()
    const clock = createClock()
    const mail = createTestMail(database, { smtpUrl: isSetUp ? smtp.url : null, clock })
    const outbox = createOutboxService({
      repo: createOutboxRepo(database.db),
      transact: createTransact(database.db),
      mail: mail.service,
      isSetUp,
      sender: 'noreply@everyshelf.example',
      publicUrl: 'https://everyshelf.example',
      now: clock.now,
    })
    const recorded: AuditEntry[] = []
    const record = async (_queries: unknown, entry: AuditEntry) => void recorded.push(entry)
    return { smtp, database, clock, mail, outbox, record, recorded }
  }

  it('R36 shows the state of each email and retries a failed one', async () => {
    const { smtp, clock, mail, outbox, record, recorded } = await openOutbox()
    await smtp.setFault('answers 554 to the content')
    await mail.enqueue(resetMail())
    await mail.enqueue(contact)
    await mail.drain()
    await smtp.setFault('refuses the connection')
    clock.pass(1000)
    await mail.enqueue(resetMail({ to: 'eve@example.org' }))
    await mail.drain()
    const { rows } = await outbox.list({})
    const duplicate = rows.map((row) =>
      [row.template, row.recipient, row.state, row.canRetry].join(' '),
    )
    expect(duplicate[0]).toBe('reset-password eve@example.org waiting true')
    expect(duplicate.slice(1).toSorted()).toEqual([
      'contact noreply@everyshelf.example failed true',
      'reset-password ada@example.org failed false',
    ])
    expect((await outbox.describe()).counts).toEqual({ waiting: 1, held: 0, failed: 2 })
    expect((await outbox.list({ state: 'failed' })).rows).toHaveLength(2)

    await smtp.setFault(null)
    const of = (template: string, state: string) =>
      rows.find((row) => row.template === template && row.state === state)?.id ?? ''
    await outbox.retry(record, of('contact', 'failed'))
    await outbox.retry(record, of('reset-password', 'waiting'))
    expect(recorded.map(({ action }) => action)).toEqual(['mail.retry', 'mail.retry'])
    await mail.drain()
    expect(smtp.mails).toHaveLength(2)
    expect(smtp.mails.map(({ text }) => text).join()).toContain('Hello')
    expect((await outbox.describe()).counts).toEqual({ waiting: 0, held: 0, failed: 1 })
    // The other email had a secret link, so its text is deleted.
    await expect(outbox.retry(record, of('reset-password', 'failed'))).rejects.toThrow(
      'mail-not-stored',
    )
    await expect(outbox.retry(record, of('contact', 'failed'))).rejects.toThrow('mail-not-stored')
    await expect(outbox.retry(record, 'nothing')).rejects.toThrow('not-found')
    expect(recorded).toHaveLength(2)
  })

  it('continues where a page ended, newest first, also among emails of one time', async () => {
    const { mail, outbox, clock } = await openOutbox(false)
    for (let number = 0; number < 60; number++) {
      if (number % 3 === 0) clock.pass(1)
      await mail.enqueue(resetMail({ to: `reader${number}@example.org` }))
    }
    const first = await outbox.list({})
    const second = await outbox.list({ after: first.next ?? '' })
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 10, null])
    const ids = [...first.rows, ...second.rows].map(({ id }) => id)
    expect(new Set(ids).size).toBe(60)
    const times = [...first.rows, ...second.rows].map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().reverse())
    expect((await outbox.describe()).counts).toEqual({ waiting: 0, held: 60, failed: 0 })
    expect((await outbox.list({ state: 'waiting' })).rows).toEqual([])
  })
})

it('previews each email with sample content, and visitors’ text only as text', async () => {
  const { outbox } = await openSample()
  const { templates } = await outbox.describe()
  const kinds = templates.map(({ template }) => ({ template, ...outbox.preview(template) }))
  expect(kinds.filter(({ html }) => html === null).map(({ template }) => template)).toEqual([
    'contact',
    'feedback',
    'feedback-reply',
  ])
  expect(kinds.filter(({ subject, text }) => !subject || !text)).toEqual([])
  expect(kinds.length).toBeGreaterThanOrEqual(8)
  expect(outbox.preview('feedback-reply').text).toContain('\n> What can I do?\n')
  expect(() => outbox.preview('nothing')).toThrow('not-found')
})

async function openSample() {
  const counted = { count: async () => ({ waiting: 0, held: 0, failed: 0 }) } as never
  const outbox = createOutboxService({
    repo: counted,
    transact: () => Promise.reject(new Error('nothing is written')),
    mail: { enqueueSample: async () => 'queued', wake: () => {} },
    isSetUp: true,
    sender: 'noreply@everyshelf.example',
    publicUrl: 'https://everyshelf.example',
    now: Date.now,
  })
  return { outbox }
}
