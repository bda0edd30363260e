import { formatUtcTime } from '@everyshelf/domain/format'
import { WARNING_MAILS_PER_HOUR } from '@everyshelf/domain/limits'
import type { IsoTime } from '../../../db/columns.ts'
import { defineMail, type NamedUser } from './define-mail.ts'

/** Warnings of one kind that wait for a joined email, because too many came within an hour (S50). */
export interface JoinedWarnings {
  readonly subject: string
  /** What follows the number of several; null if the subject says it. */
  readonly plural: string | null
  readonly count: number
  /** Oldest first. */
  readonly newest: readonly { readonly detail: string | null; readonly at: IsoTime }[]
}

export interface AccountChanges extends NamedUser {
  readonly groups: readonly JoinedWarnings[]
}

const keysOf = (endings: readonly string[]): JoinedWarnings => ({
  subject: 'An API key was created for your account',
  plural: 'API keys were created for your account',
  count: endings.length,
  newest: endings.map((ending, index) => ({
    detail: `…${ending}`,
    at: `2026-11-21T09:0${index}:00.000Z`,
  })),
})

/** Lists the warnings that were not sent one by one. */
export const accountChanges = defineMail<AccountChanges>({
  title: 'Several changes',
  about: `To the account owner, instead of more than ${WARNING_MAILS_PER_HOUR} warnings an hour.`,
  to: 'user',
  hasSecretLink: false,
  allowance: 'warning',
  sample: () => ({ firstName: 'Ada', groups: [keysOf(['jyrI', 'Xk2b', 'q7Tn'])] }),
  compose: ({ firstName, groups }, siteUrl) => ({
    subject: 'Several security notices for your account',
    firstName,
    paragraphs: [
      'A lot happened in your account within an hour, so here it is in one email.',
      ...groups.map(describeGroup),
      'If all of this was you, you don’t need to do anything.',
      'If any of it wasn’t you, choose a new password now. This signs out all your devices, and you can revoke your API keys, webhooks, and passkeys at the same time. If you can no longer sign in, contact us.',
    ],
    action: { label: 'Choose a new password', url: `${siteUrl}/account?mode=reset-password` },
    footnote: `We send at most ${WARNING_MAILS_PER_HOUR} of these warnings an hour, and combine the rest into one email.`,
  }),
})

function describeGroup({ subject, plural, count, newest }: JoinedWarnings): string {
  const several = plural === null ? `${subject} (${count} times)` : `${count} ${plural}`
  const cut = count > newest.length ? ` The newest ${newest.length}:` : ''
  const listed = newest.map(({ detail, at }) =>
    detail === null ? formatUtcTime(at) : `${detail} (${formatUtcTime(at)})`,
  )
  return `${count === 1 ? subject : several}${cut ? `.${cut}` : ':'} ${listed.join('; ')}.`
}
