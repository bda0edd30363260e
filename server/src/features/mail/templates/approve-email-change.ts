import { type AccountLink, defineMail } from './define-mail.ts'

export const approveEmailChange = defineMail<
  AccountLink & {
    readonly newEmail: string
  }
>({
  title: 'Change your email address?',
  about: 'To the current address of an account, when its owner enters a new one.',
  hasSecretLink: true,
  sample: (siteUrl) => ({
    firstName: 'Ada',
    newEmail: 'ada@new.example.org',
    url: `${siteUrl}/profile`,
  }),
  compose: ({ newEmail, url }) => ({
    subject: 'Change your email address?',
    paragraphs: [
      `Someone who is signed in to your account wants to change its email address to ${newEmail}.`,
      'To approve, open the link below. We then email the new address. Your address changes only after you confirm in both emails. The link works for 1 hour.',
    ],
    action: { label: 'Review the change', url },
    footnote:
      'If this wasn’t you, ignore this email and choose a new password: someone else may know yours.',
  }),
})
