import { defineMail } from './define-mail.ts'
import { composeVisitorText, sampleMessage, type VisitorMessage } from './visitor-message.ts'

export const contact = defineMail<VisitorMessage>({
  title: 'Contact form',
  about: 'To the operator, with a visitor’s message.',
  hasSecretLink: false,
  sample: () => sampleMessage,
  compose: (message, siteUrl) => ({
    subject: 'A message from the contact form',
    text: composeVisitorText(message, siteUrl),
  }),
})
