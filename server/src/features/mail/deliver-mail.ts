import type { Logger } from '../../logger.ts'
import type { DueMail, MailRepo } from './mail.repo.ts'
import type { Mailbox } from './mail-address.ts'
import { MailRefusal, type MailTransport } from './outgoing-mail.ts'
import { waitAfter } from './retry-schedule.ts'

export interface DeliveryParts {
  readonly repo: Pick<MailRepo, 'claim' | 'markSent' | 'markFailed' | 'retryLater'>
  readonly transport: MailTransport
  readonly from: Mailbox
  readonly log: Pick<Logger, 'warn' | 'error'>
  readonly now: () => number
}

/** Longer than any attempt lasts. Afterwards whoever looks takes the mail up again. */
export const CLAIM_MS = 5 * 60_000

/** Tries once to send a mail, and writes down how that ended. */
export async function deliverMail(mail: DueMail, parts: DeliveryParts): Promise<void> {
  const { repo, transport, from, log, now } = parts
  if (!(await repo.claim(mail, now() + CLAIM_MS))) return

  async function giveUp(reason: string, code?: string): Promise<void> {
    log.error({ mailId: mail.id, template: mail.template, code: code ?? reason }, 'mail given up')
    await repo.markFailed(mail.id, now(), reason)
  }

  if (now() >= mail.expiresAt) return await giveUp('expired')
  // A mail that was cut off may have arrived; after two such ends a third could be a third copy (R37).
  const interruptions = mail.interruptions + (mail.isInterrupted ? 1 : 0)
  if (interruptions > 1) return await giveUp('cut off twice while it was sent')

  try {
    const { subject, text, html, replyTo, messageId, recipient: to } = mail
    const date = new Date(mail.createdAt)
    await transport.send({ from, to, replyTo, subject, text, html, messageId, date })
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

/** For the log: what a mail server says may name an address, its code does not (S65). */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ')
}
