import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type FakeSmtpOptions, type SmtpFault, startFakeSmtp } from '../../testing/fake-smtp.ts'
import { listenOnLoopback } from '../../testing/loopback.ts'
import { headersOf } from '../../testing/parse-mail.ts'
import { MailRejection, type OutgoingMail } from './outgoing-mail.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const limits = { connectMs: 5000, responseMs: 5000, totalMs: 10_000 }
const shortLimits = { connectMs: 300, responseMs: 300, totalMs: 1000 }

const mail: OutgoingMail = {
  from: { name: 'Everyshelf', address: 'noreply@everyshelf.example' },
  to: 'ada@example.org',
  replyTo: null,
  unsubscribeUrl: null,
  subject: 'Choose a new password',
  text: 'Hello Ada,\n\nÜber the page below.\n',
  html: '<p>Über</p>',
  messageId: '<abc@everyshelf.example>',
  date: new Date('2026-11-21T09:00:00.000Z'),
  isAutomatic: true,
}

async function openSmtp(options?: FakeSmtpOptions) {
  const smtp = await startFakeSmtp(options)
  onTestFinished(smtp.close)
  return smtp
}

async function failureOf(url: string, waits = limits): Promise<unknown> {
  return await createSmtpTransport(url, waits)
    .send(mail)
    .then(
      () => undefined,
      (error: unknown) => error,
    )
}

describe('the SMTP transport', () => {
  it('sends text and HTML to one recipient', async () => {
    const smtp = await openSmtp()
    await createSmtpTransport(smtp.url, limits).send(mail)
    expect(smtp.mails).toMatchObject([
      {
        envelope: { from: 'noreply@everyshelf.example', to: ['ada@example.org'] },
        text: 'Hello Ada,\n\nÜber the page below.\n',
        html: '<p>Über</p>',
      },
    ])
  })

  it('P10 sends one-click unsubscribe headers', async () => {
    const smtp = await openSmtp()
    const unsubscribeUrl = `https://everyshelf.example/mail/unsubscribe?token=${'adaadaadaada2345'.repeat(4)}`
    await createSmtpTransport(smtp.url, limits).send({ ...mail, unsubscribeUrl })
    const [received] = smtp.mails
    expect(received && headersOf(received, 'list-unsubscribe')).toEqual([`<${unsubscribeUrl}>`])
    expect(received && headersOf(received, 'list-unsubscribe-post')).toEqual([
      'List-Unsubscribe=One-Click',
    ])
  })

  it('P10 adds no tracking, and marks the email as automatic', async () => {
    const smtp = await openSmtp()
    await createSmtpTransport(smtp.url, limits).send(mail)
    const names = smtp.mails[0]?.headers.map(([name]) => name)
    expect(names?.toSorted()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ])
  })

  it.each<[SmtpFault, string]>([
    ['refuses the connection', 'ESOCKET'],
    ['hangs before its greeting', 'ETIMEDOUT'],
    ['hangs before its answer', 'ETIMEDOUT'],
    ['answers 421', 'EPROTOCOL'],
    ['answers 450 to the recipient', 'EENVELOPE'],
    ['drops the connection after the content', 'ECONNECTION'],
  ])('R36 fails for a retry when a server %s', async (fault, code) => {
    const smtp = await openSmtp()
    await smtp.setFault(fault)
    const failure = await failureOf(smtp.url, fault.startsWith('hangs') ? shortLimits : limits)
    expect(failure).toMatchObject({ code })
    expect(failure).not.toBeInstanceOf(MailRejection)
  })

  it.each<SmtpFault>(['answers 550 to the recipient', 'answers 554 to the content'])(
    'R36 rejects permanently when a server %s',
    async (fault) => {
      const smtp = await openSmtp()
      await smtp.setFault(fault)
      expect(await failureOf(smtp.url)).toBeInstanceOf(MailRejection)
    },
  )

  it('R36 times out on a server that never finishes', async () => {
    const server = createServer((socket) => {
      const timer = setInterval(() => socket.write('220-not yet\r\n'), 50)
      socket.on('close', () => clearInterval(timer))
    })
    const loopback = await listenOnLoopback(server)
    onTestFinished(loopback.close)
    const url = loopback.url.replace('http', 'smtp')
    expect(await failureOf(url, shortLimits)).toMatchObject({
      name: expect.stringMatching(/Error$/),
    })
  })

  it('R36 fails on a server with broken encryption', async () => {
    const smtp = await openSmtp()
    expect(await failureOf(smtp.url.replace('smtp:', 'smtps:'))).toMatchObject({ code: 'ESOCKET' })
  })

  it('S48 escapes names and line breaks of an address', async () => {
    const smtp = await openSmtp()
    const replyTo = 'ada@example.org'
    await createSmtpTransport(smtp.url, limits).send({ ...mail, replyTo, html: null })
    const [received] = smtp.mails
    expect(received && headersOf(received, 'reply-to')).toEqual([replyTo])
    expect(received?.html).toBeNull()
  })

  describe('over a network', () => {
    // 0.0.0.0 reaches this machine but is not treated as local.
    const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0')

    it('refuses a server without encryption', async () => {
      const smtp = await openSmtp()
      expect(await failureOf(elsewhere(smtp.url))).toMatchObject({ code: 'ETLS' })
      expect(smtp.mails).toEqual([])
    })

    it('refuses a server with an untrusted certificate', async () => {
      const smtp = await openSmtp({ hasTls: true })
      expect(await failureOf(elsewhere(smtp.url))).toMatchObject({ code: 'ESOCKET' })
      expect(smtp.mails).toEqual([])
    })
  })

  it('signs in with user and password, encrypted when a local server supports it', async () => {
    const smtp = await openSmtp({ hasTls: true, login: { user: 'shelf@x', pass: 'p:w/d' } })
    const withLogin = (login: string) => smtp.url.replace('//', `//${login}@`)
    await createSmtpTransport(withLogin('shelf%40x:p%3Aw%2Fd'), limits).send(mail)
    expect(smtp.mails).toHaveLength(1)
    const failure = await failureOf(withLogin('shelf%40x:wrong'))
    expect(failure).toMatchObject({ code: 'EAUTH' })
    expect(failure).not.toBeInstanceOf(MailRejection)
  })
})
