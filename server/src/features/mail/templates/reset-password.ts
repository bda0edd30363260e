import { RESET_LINK_MINUTES } from '@everyshelf/domain/limits'
import { type AccountLink, defineMail } from './define-mail.ts'

export const resetPassword = defineMail<AccountLink>({
  title: 'Choose a new password',
  about: 'To the account owner, when someone requests a password reset.',
  hasSecretLink: true,
  allowance: 'reset',
  sample: (siteUrl) => ({ firstName: 'Ada', url: `${siteUrl}/account?mode=reset-password` }),
  compose: ({ url }) => ({
    subject: 'Choose a new password',
    paragraphs: [
      'Someone requested a password reset for your account. To choose a new password, open the link below.',
      `The link works once and expires after ${RESET_LINK_MINUTES} minutes.`,
    ],
    action: { label: 'Choose a new password', url },
    footnote: 'If this wasn’t you, ignore this email. Your password stays the same.',
  }),
})
