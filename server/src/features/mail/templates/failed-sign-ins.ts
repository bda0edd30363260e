import { defineMail, type NamedUser } from './define-mail.ts'

export const failedSignIns = defineMail<NamedUser>({
  title: 'Failed sign-ins',
  about: 'To the account owner, after several wrong passwords. At most once a day.',
  hasSecretLink: false,
  allowance: 'warning',
  sample: () => ({ firstName: 'Ada' }),
  compose: (_data, siteUrl) => ({
    subject: 'Someone is trying to sign in to your account',
    paragraphs: [
      'Someone entered a wrong password for your account 5 times. Each new attempt now requires a longer wait. Browsers you have signed in with before are not affected.',
      'If this was you and you forgot your password, choose a new one. If this wasn’t you, a password that is hard to guess keeps your account safe.',
    ],
    action: { label: 'Choose a new password', url: `${siteUrl}/account?mode=reset-password` },
    footnote: 'We send this email at most once a day.',
  }),
})
