import type { DueMail, MailRepo } from './mail.repo.ts'
import type { Mailbox } from './mail-address.ts'
import { MailRefusal, type MailTransport } from './outgoing-mail.ts'
import { waitAfter } from './retry-schedule.ts'

/** What the slice writes into the log: never an address, nor what a mail server says of one (S65). */
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

/** Longer than any attempt lasts. Afterwards whoever looks takes the mail up again. */
export const CLAIM_MS = 5 * 60_000

/** Tries once to send a mail, and writes down how that ended. */
export async function deliverMail(mail: DueMail, deps: DeliveryDeps): Promise<void> {
  const { repo, transport, from, log, now } = deps
  if (!(await repo.claim(mail, now() + CLAIM_MS))) return

  async function giveUp(reason: string, code?: string): Promise<void> {
    log.error({ mailId: mail.id, template: mail.template, code: code ?? reason }, 'mail given up')
    await repo.markFailed(mail, now(), reason)
  }

  if (now() >= mail.expiresAt) return await giveUp('expired')
  // A mail that was cut off may have arrived; after two such ends a third could be a third copy (R37).
  const interruptions = mail.interruptions + (mail.isInterrupted ? 1 : 0)
  if (interruptions > 1) return await giveUp('cut off twice while it was sent')

  try {
    const { subject, text, html, replyTo, unsubscribeUrl, messageId, recipient: to } = mail
    const date = new Date(mail.createdAt)
    const content = { subject, text, html, unsubscribeUrl }
    const isAutomatic = mail.template !== 'answer'
    await transport.send({ from, to, replyTo, ...content, messageId, date, isAutomatic })
  } catch (error) {
    const { message } = error as Error
    const code = codeOf(error)
    const nextAttemptAt = now() + waitAfter(mail.attempts + 1 - interruptions)
    if (error instanceof MailRefusal || nextAttemptAt >= mail.expiresAt) {
      return await giveUp(message, code)
    }
    log.warn({ mailId: mail.id, template: mail.template, code }, 'mail not sent yet')
    return await repo.retryLater(mail.id, nextAttemptAt, message)
  }
  await repo.markSent(mail.id, now())
}

function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ')
}
