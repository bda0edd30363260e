import { defineMail, type NamedUser } from './define-mail.ts'

export const emailChanged = defineMail<NamedUser>({
  title: 'Email address changed',
  about: 'To the previous address, after the change.',
  hasSecretLink: true,
  allowance: 'warning',
  sample: () => ({ firstName: 'Ada' }),
  compose: (_data, siteUrl) => ({
    subject: 'Your email address was changed',
    paragraphs: [
      'From now on, sign in with your new address. This is the last email we’ll send to this address.',
      'If this wasn’t you, contact us now.',
    ],
    action: { label: 'Contact us', url: `${siteUrl}/about?dialog=contact` },
    footnote: 'We send this email after every address change.',
  }),
})
