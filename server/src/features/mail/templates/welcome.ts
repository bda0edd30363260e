import { defineMail, type NamedUser } from './define-mail.ts'

export const welcome = defineMail<NamedUser>({
  title: 'Welcome',
  about: 'To the account owner, once the address is confirmed.',
  hasSecretLink: false,
  sample: () => ({ firstName: 'Ada' }),
  compose: (_data, siteUrl) => ({
    subject: 'Welcome to Everyshelf',
    paragraphs: [
      'Your account is ready. Paste an ISBN or a link to a book, and get one link that sends readers to a bookstore in their country.',
    ],
    action: { label: 'Create your first link', url: `${siteUrl}/` },
    footnote:
      'You received this email because you created an account. We email you only about your account.',
  }),
})
