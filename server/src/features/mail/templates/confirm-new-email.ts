import { defineMail } from './define-mail.ts'

/** The address is not confirmed, so the email repeats no text that a user typed. */
export const confirmNewEmail = defineMail<{ readonly url: string }>({
  title: 'Confirm your new email address',
  about: 'To the new address, after the owner approves the change.',
  hasSecretLink: true,
  allowance: 'new-address',
  sample: (siteUrl) => ({ url: `${siteUrl}/profile` }),
  compose: ({ url }) => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      'Someone (hopefully you) wants to use this address for an Everyshelf account. To confirm, sign in with the account’s current address, then open the link below.',
      'The link works for 1 hour.',
    ],
    action: { label: 'Use this address', url },
    footnote:
      'If this wasn’t you, someone probably mistyped their address. You can ignore this email.',
  }),
})
