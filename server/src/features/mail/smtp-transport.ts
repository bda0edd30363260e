import { isLocalHost } from '../../config/local-host.ts'
import { MailRejection, type MailTransport, type OutgoingMail } from './outgoing-mail.ts'

/** Timeouts of one attempt, in milliseconds. */
export interface SmtpLimits {
  readonly connectMs: number
  /** For the greeting and for each response. */
  readonly responseMs: number
  /** For the whole attempt. */
  readonly totalMs: number
}

const defaultLimits: SmtpLimits = { connectMs: 10_000, responseMs: 30_000, totalMs: 120_000 }

/**
 * Sends over SMTP with one connection per email: emails are rare, so an open connection would go
 * stale. Loads nodemailer only when the first email is sent.
 */
export function createSmtpTransport(
  smtpUrl: string,
  limits: SmtpLimits = defaultLimits,
): MailTransport {
  let loading: ReturnType<typeof load> | undefined

  async function load() {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      ...toConnection(new URL(smtpUrl)),
      connectionTimeout: limits.connectMs,
      dnsTimeout: limits.connectMs,
      greetingTimeout: limits.responseMs,
      socketTimeout: limits.responseMs,
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
        await transporter.sendMail({ ...toMessage(mail), signal })
      } catch (error) {
        throw isRejection(error) ? toRejection(error) : error
      }
    },
  }
}

/**
 * Requires TLS over a network. A mail server on this machine may use plain SMTP or a self-signed
 * certificate.
 */
function toConnection(url: URL) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isSecure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  const isLoopback = /^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host)
  return {
    host,
    port: Number(url.port) || (isSecure ? 465 : user ? 587 : 25),
    secure: isSecure,
    requireTLS: !isLoopback && (user !== '' || !isLocalHost(url.hostname)),
    tls: { rejectUnauthorized: !isLoopback },
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
  }
}

function toMessage(mail: OutgoingMail) {
  const { from, to, replyTo, subject, text, html, unsubscribeUrl, messageId, date } = mail
  // Stops out-of-office replies to automatic emails (RFC 3834).
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

/**
 * A permanent rejection of the recipient or content. Rejections of the sender or password are
 * configuration errors, so they are retried.
 */
function isRejection(error: unknown): error is SmtpError {
  const { responseCode = 0, command } = error as SmtpError
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

function toRejection(error: SmtpError): MailRejection {
  const { message, code, responseCode } = error
  return Object.assign(new MailRejection(message, { cause: error }), { code, responseCode })
}
