import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type FakeSmtpOptions, type SmtpFault, startFakeSmtp } from '../../testing/fake-smtp.ts'
import { listenOnLoopback } from '../../testing/loopback.ts'
import { headersOf } from '../../testing/parse-mail.ts'
import { MailRefusal, type OutgoingMail } from './outgoing-mail.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const limits = { connectMs: 5000, answerMs: 5000, totalMs: 10_000 }
const shortLimits = { connectMs: 300, answerMs: 300, totalMs: 1000 }

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
  it('sends text and page to one recipient', async () => {
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

  it('P10 tells mail programs how to end mails that somebody asked for', async () => {
    const smtp = await openSmtp()
    const unsubscribeUrl = `https://everyshelf.example/mail/unsubscribe?token=${'adaadaadaada2345'.repeat(4)}`
    await createSmtpTransport(smtp.url, limits).send({ ...mail, unsubscribeUrl })
    const [received] = smtp.mails
    expect(received && headersOf(received, 'list-unsubscribe')).toEqual([`<${unsubscribeUrl}>`])
    expect(received && headersOf(received, 'list-unsubscribe-post')).toEqual([
      'List-Unsubscribe=One-Click',
    ])
  })

  it('P10 adds nothing that follows a reader, and says that a machine wrote', async () => {
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
  ])('R36 tells of a server that %s, for another try', async (fault, code) => {
    const smtp = await openSmtp()
    await smtp.setFault(fault)
    const failure = await failureOf(smtp.url, fault.startsWith('hangs') ? shortLimits : limits)
    expect(failure).toMatchObject({ code })
    expect(failure).not.toBeInstanceOf(MailRefusal)
  })

  it.each<SmtpFault>(['answers 550 to the recipient', 'answers 554 to the content'])(
    'R36 takes no for an answer from a server that %s',
    async (fault) => {
      const smtp = await openSmtp()
      await smtp.setFault(fault)
      expect(await failureOf(smtp.url)).toBeInstanceOf(MailRefusal)
    },
  )

  it('R36 ends with a server that speaks forever and says nothing', async () => {
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

  it('R36 tells of a server that does not get encryption right', async () => {
    const smtp = await openSmtp()
    expect(await failureOf(smtp.url.replace('smtp:', 'smtps:'))).toMatchObject({ code: 'ESOCKET' })
  })

  it('S48 keeps names and line breaks of an address in their place', async () => {
    const smtp = await openSmtp()
    const replyTo = 'ada@example.org'
    await createSmtpTransport(smtp.url, limits).send({ ...mail, replyTo, html: null })
    const [received] = smtp.mails
    expect(received && headersOf(received, 'reply-to')).toEqual([replyTo])
    expect(received?.html).toBeNull()
  })

  describe('over a network', () => {
    // 0.0.0.0 leads to this machine, and is not known as such.
    const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0')

    it('sends nothing to a server without encryption', async () => {
      const smtp = await openSmtp()
      expect(await failureOf(elsewhere(smtp.url))).toMatchObject({ code: 'ETLS' })
      expect(smtp.mails).toEqual([])
    })

    it('sends nothing to a server whose certificate nobody vouches for', async () => {
      const smtp = await openSmtp({ hasTls: true })
      expect(await failureOf(elsewhere(smtp.url))).toMatchObject({ code: 'ESOCKET' })
      expect(smtp.mails).toEqual([])
    })
  })

  it('signs in with user and password, encrypted where this machine’s server can', async () => {
    const smtp = await openSmtp({ hasTls: true, login: { user: 'shelf@x', pass: 'p:w/d' } })
    const withLogin = (login: string) => smtp.url.replace('//', `//${login}@`)
    await createSmtpTransport(withLogin('shelf%40x:p%3Aw%2Fd'), limits).send(mail)
    expect(smtp.mails).toHaveLength(1)
    const failure = await failureOf(withLogin('shelf%40x:wrong'))
    expect(failure).toMatchObject({ code: 'EAUTH' })
    expect(failure).not.toBeInstanceOf(MailRefusal)
  })
})
