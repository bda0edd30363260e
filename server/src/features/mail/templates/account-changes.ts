import { formatUtcTime } from '@everyshelf/domain/format'
import { WARNING_MAILS_PER_HOUR } from '@everyshelf/domain/limits'
import type { WaitingWarning } from '../schema.ts'
import { defineMail, type NamedUser } from './define-mail.ts'

const keysOf = (endings: readonly string[]): WaitingWarning => ({
  subject: 'An API key was created for your account',
  plural: 'API keys were created for your account',
  count: endings.length,
  newest: endings.map((ending, index) => ({
    detail: `…${ending}`,
    key: ending,
    at: `2026-11-21T09:0${index}:00.000Z`,
  })),
})

/** Lists the warnings that were not sent one by one. */
export const accountChanges = defineMail<
  NamedUser & { readonly groups: readonly WaitingWarning[] }
>({
  title: 'Several changes',
  about: `To the account owner, instead of more than ${WARNING_MAILS_PER_HOUR} warnings an hour.`,
  hasSecretLink: false,
  allowance: 'warning',
  sample: () => ({ firstName: 'Ada', groups: [keysOf(['jyrI', 'Xk2b', 'q7Tn'])] }),
  compose: ({ groups }, siteUrl) => ({
    subject: 'Several security notices for your account',
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

function describeGroup({ subject, plural, count, newest }: WaitingWarning): string {
  const several = plural === null ? `${subject} (${count} times)` : `${count} ${plural}`
  const cut = count > newest.length ? ` The newest ${newest.length}:` : ''
  const listed = newest.map(({ detail, at }) =>
    detail === null ? formatUtcTime(at) : `${detail} (${formatUtcTime(at)})`,
  )
  return `${count === 1 ? subject : several}${cut ? `.${cut}` : ':'} ${listed.join('; ')}.`
}
