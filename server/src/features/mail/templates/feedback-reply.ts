import { defineMail } from './define-mail.ts'
import { sampleMessage } from './visitor-message.ts'

/** The operator's reply to a visitor's message. */
export interface FeedbackReply {
  readonly answer: string
  /** The message it answers. */
  readonly message: string
  /** The day of that message. */
  readonly writtenOn: string
}

export const feedbackReply = defineMail<FeedbackReply>({
  title: 'Reply',
  about: 'To a visitor, with the operator’s reply to their message.',
  hasSecretLink: false,
  sample: () => ({
    answer: 'Hello Ada,\n\nThank you for writing. Open the link’s page and choose Canada.',
    message: sampleMessage.message,
    writtenOn: 'Nov 20, 2026',
  }),
  compose: (data, siteUrl) => {
    const quoted = data.message.split('\n').map((line) => (line ? `> ${line}` : '>'))
    const head = `On ${data.writtenOn}, you wrote on ${siteUrl}:`
    return {
      subject: 'Our reply to your message',
      text: `${data.answer}\n\n${head}\n${quoted.join('\n')}\n\n-- \nEveryshelf, ${siteUrl}\n`,
    }
  },
})
