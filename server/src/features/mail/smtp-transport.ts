import { isLocalHost } from '../../http/local-host.ts'
import { MailRefusal, type MailTransport, type OutgoingMail } from './outgoing-mail.ts'

/** Waits of one attempt, in milliseconds. */
export interface SmtpLimits {
  readonly connectMs: number
  /** For the greeting and for each answer. */
  readonly answerMs: number
  /** For the whole attempt. */
  readonly totalMs: number
}

const defaultLimits: SmtpLimits = { connectMs: 10_000, answerMs: 30_000, totalMs: 120_000 }

/**
 * Sends over SMTP, one connection a mail: there are few, and a kept one would be stale. nodemailer is
 * loaded with the first mail.
 */
export function createSmtpTransport(
  smtpUrl: string,
  limits: SmtpLimits = defaultLimits,
): MailTransport {
  let loading: ReturnType<typeof load> | undefined

  async function load() {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      ...connectionOf(new URL(smtpUrl)),
      connectionTimeout: limits.connectMs,
      dnsTimeout: limits.connectMs,
      greetingTimeout: limits.answerMs,
      socketTimeout: limits.answerMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  return {
    send: async (mail) => {
      loading ??= load()
      const transporter = await loading
      try {
        const signal = AbortSignal.timeout(limits.totalMs)
        await transporter.sendMail({ ...messageOf(mail), signal })
      } catch (error) {
        throw isRefusal(error) ? refusalOf(error) : error
      }
    },
  }
}

/**
 * Passwords and mails cross a network encrypted only. On this machine nobody stands between, and a
 * mail server here has a certificate of its own making, if any.
 */
function connectionOf(url: URL) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isSecure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  const isHere = /^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host)
  return {
    host,
    port: Number(url.port) || (isSecure ? 465 : user ? 587 : 25),
    secure: isSecure,
    requireTLS: !isHere && (user !== '' || !isLocalHost(url.hostname)),
    tls: { rejectUnauthorized: !isHere },
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
  }
}

function messageOf(mail: OutgoingMail) {
  const { from, to, replyTo, subject, text, html, unsubscribeUrl, messageId, date } = mail
  // Nobody's holiday notice is to answer a machine (RFC 3834).
  const automatic = mail.isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {}
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    ...(html !== null && { html }),
    messageId,
    date,
    xMailer: false as const,
    headers: {
      ...automatic,
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

interface SmtpError extends Error {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

/** A final no to the recipient or to the content. One to the sender or the password is ours to mend. */
function isRefusal(error: unknown): error is SmtpError {
  const { responseCode = 0, command } = error as SmtpError
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

function refusalOf(error: SmtpError): MailRefusal {
  const { message, code, responseCode } = error
  return Object.assign(new MailRefusal(message, { cause: error }), { code, responseCode })
}
