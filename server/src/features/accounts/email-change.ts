import { DomainError } from '@everyshelf/domain/messages'
import type { Session } from '../../trpc/request-context.ts'
import type { AccountsBase } from './accounts-base.ts'
import type { EmailChangeRepo } from './email-change.repo.ts'
import type { SignedTokens, TokenContent } from './signed-tokens.ts'

const HOUR_S = 3600
const HOUR_MS = HOUR_S * 1000

/**
 * One confirmation step of an email change. The change invalidates it, because `from` no longer
 * matches.
 */
export interface EmailChangeStep extends TokenContent {
  /** The mailbox that received the link: the current address or the new one. */
  readonly mailbox: 'present' | 'new'
  readonly userId: string
  readonly from: string
  readonly to: string
}

interface EmailChangeDeps extends Pick<AccountsBase, 'db' | 'now' | 'publicUrl' | 'enqueue'> {
  readonly repo: EmailChangeRepo
  readonly tokens: SignedTokens<EmailChangeStep>
}

export type EmailChange = ReturnType<typeof createEmailChange>

/**
 * Moves an account to another address. Both mailboxes confirm, and only while signed in to
 * the account: a stranger whose address was typed by mistake cannot use the email they get.
 */
export function createEmailChange(deps: EmailChangeDeps) {
  const { repo, tokens, db, enqueue, now } = deps

  function linkFor(mailbox: 'present' | 'new', { userId, email }: Session, to: string) {
    const expiresAt = now() + HOUR_MS
    const token = tokens.build({ mailbox, userId, from: email, to, expiresAt })
    return {
      url: `${deps.publicUrl}/profile?${new URLSearchParams({ token })}`,
      expiresAt: new Date(expiresAt),
    }
  }

  /** Once for each approval, so that repeating it sends a stranger nothing more. */
  async function mailNewAddress(session: Session, { to, expiresAt: end }: EmailChangeStep) {
    // An address with an account gets no email and the caller sees no difference.
    if (await repo.isTaken(to)) return
    const { url, expiresAt } = linkFor('new', session, to)
    await enqueue(db, {
      template: 'confirm-new-email',
      to,
      data: { url },
      dedupeKey: `confirm-new-email:${session.userId}:${to}:${end}`,
      expiresAt,
    })
  }

  return {
    request: async (session: Session, to: string) => {
      if (to === session.email) throw new DomainError('invalid-input')
      const { url, expiresAt } = linkFor('present', session, to)
      const result = await enqueue(db, {
        template: 'change-email',
        to: session.email,
        data: { firstName: session.firstName, newEmail: to, url },
        dedupeKey: `change-email:${session.userId}:${now()}`,
        expiresAt,
      })
      if (result === 'over-limit')
        throw new DomainError('rate-limited', { retryAfterSeconds: HOUR_S })
    },

    /**
     * Returns the confirmed mailbox. After the current one, the new mailbox gets a link; after that,
     * the change is done.
     */
    confirm: async (session: Session, token: string): Promise<EmailChangeStep['mailbox']> => {
      const step = tokens.read(token)
      const isTheirs = step?.userId === session.userId && step.from === session.email
      if (!step || !isTheirs) throw new DomainError('invalid-token')
      if (step.mailbox === 'present') {
        await mailNewAddress(session, step)
        return 'present'
      }
      const { userId, firstName } = session
      const isMoved = await repo.move(userId, step.from, step.to, (queries) =>
        enqueue(queries, {
          template: 'email-changed',
          to: step.from,
          data: { firstName },
          dedupeKey: `email-changed:${userId}:${now()}`,
        }),
      )
      if (!isMoved) throw new DomainError('invalid-token')
      return 'new'
    },
  }
}
