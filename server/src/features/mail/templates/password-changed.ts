import { describePrograms } from '@everyshelf/domain/api-keys'
import { defineMail, type NamedUser } from './define-mail.ts'

export interface PasswordChanged extends NamedUser {
  /** The API keys and webhooks of the account at the time of the change. */
  readonly programs: {
    readonly apiKeys: number
    readonly webhooks: number
    /** Whether the change revoked them. */
    readonly isRevoked: boolean
  }
}

export const passwordChanged = defineMail<PasswordChanged>({
  title: 'Password changed',
  about: 'To the account owner, after every password change.',
  to: 'user',
  hasSecretLink: false,
  allowance: 'warning',
  detail: ({ programs }) => sayPrograms(programs),
  sample: () => ({ firstName: 'Ada', programs: { apiKeys: 2, webhooks: 1, isRevoked: false } }),
  compose: ({ firstName, programs }, siteUrl) => ({
    subject: 'Your password was changed',
    firstName,
    paragraphs: [
      'The password for your account was just changed. If this was you, you don’t need to do anything.',
      ...sayWhatStays(programs),
      'If this wasn’t you, choose a new password now. That also signs out all your devices, disconnects your extensions, and can revoke your API keys and webhooks.',
    ],
    action: { label: 'Choose a new password', url: `${siteUrl}/account?mode=reset-password` },
    footnote: 'We send this email after every password change.',
  }),
})

/** Empty if the account has none. */
function sayPrograms({ isRevoked, ...counts }: PasswordChanged['programs']): string {
  const programs = describePrograms(counts)
  if (!programs) return ''
  const isOne = counts.apiKeys + counts.webhooks === 1
  if (isRevoked) return `${programs} ${isOne ? 'was' : 'were'} revoked`
  return `${programs} still ${isOne ? 'works' : 'work'}`
}

function sayWhatStays(programs: PasswordChanged['programs']): readonly string[] {
  const sentence = sayPrograms(programs)
  if (!sentence) return []
  if (programs.isRevoked) return [`${sentence}.`]
  return [
    `${sentence}. To revoke what you don’t recognize, open “API keys” or “Webhooks” in your account.`,
  ]
}
