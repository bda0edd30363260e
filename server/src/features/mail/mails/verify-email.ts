import { defineMail } from './define-mail.ts'

/** Nobody has confirmed this address yet, so the mail repeats nothing that was typed (S48). */
export const verifyEmail = defineMail<{ readonly url: string }>({
  title: 'Confirm your email',
  about: 'To a new address, at sign-up.',
  to: 'user',
  hasSecretLink: true,
  sample: (siteUrl) => ({ url: `${siteUrl}/account?mode=signup` }),
  compose: ({ url }) => ({
    subject: 'Confirm your email',
    firstName: null,
    paragraphs: [
      'Someone (hopefully you) signed up for Everyshelf with this email address. To finish, open the page below and enter the password you chose.',
      'The link works for 24 hours.',
    ],
    action: { label: 'Confirm this address', url },
    footnote:
      'If this wasn’t you, ignore this email. There is no account until someone confirms this address.',
  }),
})
