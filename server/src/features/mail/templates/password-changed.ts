import { describePrograms } from '@everyshelf/domain/api-keys'
import { countOf } from '@everyshelf/domain/format'
import { defineMail, type NamedUser } from './define-mail.ts'

/** What outlives the password, at the time of the change. */
type Programs = Parameters<typeof describePrograms>[0] & {
  /** Those that stay connected. */
  readonly extensions: number
  /** Stays in any case. */
  readonly hasTwoFactor: boolean
  /** Whether the change revoked the others. */
  readonly isRevoked: boolean
}

export const passwordChanged = defineMail<NamedUser & { readonly programs: Programs }>({
  title: 'Password changed',
  about: 'To the account owner, after every password change.',
  hasSecretLink: false,
  allowance: 'warning',
  detail: ({ programs }) =>
    [sayPrograms(programs), sayExtensions(programs)].filter(Boolean).join('; '),
  sample: () => ({
    firstName: 'Ada',
    programs: {
      ...{ apiKeys: 2, webhooks: 1, passkeys: 1, extensions: 1 },
      ...{ hasTwoFactor: true, isRevoked: false },
    },
  }),
  compose: ({ programs }, siteUrl) => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password for your account was just changed. If this was you, you don’t need to do anything.',
      ...sayWhatStays(programs),
      'If this wasn’t you, choose a new password now. That also signs out all your devices, disconnects your extensions, and can revoke your API keys, webhooks, and passkeys.',
    ],
    action: { label: 'Choose a new password', url: `${siteUrl}/account?mode=reset-password` },
    footnote: 'We send this email after every password change.',
  }),
})

const TWO_FACTOR_STAYS =
  'Two-factor authentication stays on. If you didn’t set it up, sign in and choose “Lost your device?”.'

/** Empty if the account has none. */
function sayPrograms({ isRevoked, apiKeys, webhooks, passkeys }: Programs): string {
  const programs = describePrograms({ apiKeys, webhooks, passkeys })
  if (!programs) return ''
  const isOne = apiKeys + webhooks + passkeys === 1
  if (isRevoked) return `${programs} ${isOne ? 'was' : 'were'} revoked`
  return `${programs} still ${isOne ? 'works' : 'work'}`
}

/** Empty if none stays. */
function sayExtensions({ extensions }: Programs): string {
  if (extensions === 0) return ''
  return `${countOf(extensions, 'browser extension')} ${extensions === 1 ? 'stays' : 'stay'} connected`
}

function sayWhatStays(programs: Programs): readonly string[] {
  const sentence = sayPrograms(programs)
  const extensions = sayExtensions(programs)
  const where =
    'To revoke what you don’t recognize, open “API keys”, “Webhooks”, or “Passkeys” in your account.'
  return [
    ...(sentence ? [programs.isRevoked ? `${sentence}.` : `${sentence}. ${where}`] : []),
    ...(extensions
      ? [`${extensions}. To disconnect one, open “Connected devices” in your account.`]
      : []),
    ...(programs.hasTwoFactor ? [TWO_FACTOR_STAYS] : []),
  ]
}
