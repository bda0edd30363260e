import { defineMail, type NamedUser } from './define-mail.ts'

export const passwordChanged = defineMail<NamedUser>({
  title: 'Password changed',
  about: 'To the account owner, after every password change.',
  to: 'user',
  hasSecretLink: false,
  allowance: 'warning',
  sample: () => ({ firstName: 'Ada' }),
  compose: ({ firstName }, siteUrl) => ({
    subject: 'Your password was changed',
    firstName,
    paragraphs: [
      'The password for your account was just changed. If this was you, you don’t need to do anything.',
      'If this wasn’t you, choose a new password now. That also signs out all your devices and disconnects your extensions.',
    ],
    action: { label: 'Choose a new password', url: `${siteUrl}/account?mode=reset-password` },
    footnote: 'We send this email after every password change.',
  }),
})
