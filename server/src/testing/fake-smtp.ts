import { EventEmitter, on } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { listenOnLoopback } from './loopback.ts'
import { parseMail, type ReceivedMail } from './parse-mail.ts'

/** Every fault of a mail server (hardening R36), named by what the sender sees. */
export const smtpFaults = [
  'refuses the connection',
  'hangs before its greeting',
  'hangs before its answer',
  'answers 421',
  'answers 450 to the recipient',
  'answers 550 to the recipient',
  'answers 554 to the content',
  'drops the connection after the content',
] as const

export type SmtpFault = (typeof smtpFaults)[number]

export interface FakeSmtpOptions {
  /** Offers STARTTLS with an untrusted certificate. */
  readonly hasTls?: boolean
  /** The accepted user and password; without it, no sign-in is required. */
  readonly login?: { readonly user: string; readonly pass: string }
  /** Called when an email is accepted, before the response. */
  readonly onMail?: (mail: ReceivedMail) => void | Promise<void>
}

/** A local mail server that stores received emails. */
export interface FakeSmtp {
  readonly url: string
  readonly port: number
  readonly mails: readonly ReceivedMail[]
  readonly connections: () => number
  /** Sets a fault; null removes it. */
  readonly setFault: (fault: SmtpFault | null) => Promise<void>
  /** Resolves when it has received this many emails. */
  readonly waitFor: (count: number) => Promise<readonly ReceivedMail[]>
  readonly close: () => Promise<void>
}

const LOCK_WAIT_MS = 10_000

export async function startFakeSmtp(options: FakeSmtpOptions = {}): Promise<FakeSmtp> {
  const { hasTls = false, login, onMail } = options
  const mails: ReceivedMail[] = []
  const arrivals = new EventEmitter()
  const sockets = new Set<Socket>()
  let fault: SmtpFault | null = null

  const handlers: SMTPServerOptions = {
    onConnect: (_session, callback) => {
      if (fault === 'hangs before its greeting') return
      callback(fault === 'answers 421' ? refusal(421) : null)
    },
    onAuth: ({ username, password }, _session, callback) => {
      const isRight = username === login?.user && password === login?.pass
      callback(isRight ? null : refusal(535), { user: username })
    },
    onMailFrom: (_address, _session, callback) => {
      if (fault !== 'hangs before its answer') callback()
    },
    onRcptTo: (_address, _session, callback) => {
      const code = /^answers (\d+) to the recipient$/.exec(fault ?? '')?.[1]
      callback(code ? refusal(Number(code)) : null)
    },
    onData: async (stream, { envelope }, callback) => {
      const raw = await text(stream)
      if (fault === 'answers 554 to the content') return callback(refusal(554))
      const mail = parseMail(raw, {
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
      })
      mails.push(mail)
      await onMail?.(mail)
      arrivals.emit('mail')
      if (fault !== 'drops the connection after the content') return callback()
      for (const socket of sockets) socket.destroy()
    },
  }
  const server = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 1,
    authOptional: !login,
    disabledCommands: hasTls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    ...handlers,
  })
  // Ignores connection errors caused by a fault; the sender must detect them.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const loopback = await listenOnLoopback(server.server)

  return {
    url: `smtp://127.0.0.1:${loopback.port}`,
    port: loopback.port,
    mails,
    connections: loopback.socketCount,
    setFault: async (next) => {
      if (next === 'refuses the connection') await loopback.close()
      else if (fault === 'refuses the connection') await loopback.reopen()
      fault = next
    },
    waitFor: async (count) => {
      const arriving = on(arrivals, 'mail', { signal: AbortSignal.timeout(LOCK_WAIT_MS) })
      while (mails.length < count) await arriving.next()
      return mails
    },
    close: loopback.close,
  }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('says the fake'), { responseCode })
}
