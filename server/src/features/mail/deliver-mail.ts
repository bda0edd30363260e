import type { Mailbox } from '../../config/mail-address.ts'
import type { DueMail, MailRepo } from './mail.repo.ts'
import { MailRejection, type MailTransport } from './outgoing-mail.ts'
import { retryDelay } from './retry-schedule.ts'

/** Log lines never contain an address or a mail server's message about one. */
export interface MailLog {
  readonly info: (facts: object, message: string) => void
  readonly warn: (facts: object, message: string) => void
  readonly error: (facts: object, message: string) => void
}

export interface DeliveryDeps {
  readonly repo: Pick<MailRepo, 'claim' | 'markSent' | 'markFailed' | 'retryLater'>
  readonly transport: MailTransport
  readonly from: Mailbox
  readonly log: MailLog
  readonly now: () => number
}

/** Longer than any attempt. After that, another process may send the email. */
const CLAIM_MS = 5 * 60_000

/** Tries once to send an email and stores the outcome. */
export async function deliverMail(mail: DueMail, deps: DeliveryDeps): Promise<void> {
  const { repo, transport, from, log, now } = deps
  if (!(await repo.claim(mail, now() + CLAIM_MS))) return

  async function failForGood(reason: string, code?: string) {
    log.error(
      { mailId: mail.id, template: mail.template, code: code ?? reason },
      'email failed permanently',
    )
    await repo.markFailed(mail, now(), reason)
  }

  if (now() >= mail.expiresAt) return await failForGood('expired')
  // An interrupted email may have arrived, so after two interruptions a retry could send a third
  // copy.
  const interruptions = mail.interruptions + (mail.isInterrupted ? 1 : 0)
  if (interruptions > 1) return await failForGood('interrupted twice while sending')

  try {
    const { subject, text, html, replyTo, unsubscribeUrl, messageId, recipient: to } = mail
    const date = new Date(mail.createdAt)
    const content = { subject, text, html, unsubscribeUrl }
    const isAutomatic = mail.template !== 'feedback-reply'
    await transport.send({ from, to, replyTo, ...content, messageId, date, isAutomatic })
  } catch (error) {
    const { message } = error as Error
    const code = codeOf(error)
    const nextAttemptAt = now() + retryDelay(mail.attempts + 1 - interruptions)
    if (error instanceof MailRejection || nextAttemptAt >= mail.expiresAt) {
      return await failForGood(message, code)
    }
    log.warn({ mailId: mail.id, template: mail.template, code }, 'email not sent, will retry')
    return await repo.retryLater(mail.id, nextAttemptAt, message)
  }
  await repo.markSent(mail.id, now())
}

function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ')
}
