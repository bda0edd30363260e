import { defineMail } from './define-mail.ts'
import { composeVisitorText, sampleMessage, type VisitorMessage } from './visitor-message.ts'

export interface RatedMessage extends VisitorMessage {
  /** 1 to 5 stars; 0 without a rating. */
  readonly rating: number
}

export const feedback = defineMail<RatedMessage, 'operator'>({
  title: 'Feedback form',
  about: 'To the operator, with a visitor’s feedback.',
  to: 'operator',
  hasSecretLink: false,
  sample: () => ({ ...sampleMessage, rating: 4 }),
  compose: ({ rating, ...message }, siteUrl) => {
    const stars = rating > 0 ? `${rating} of 5 stars` : 'none'
    return {
      subject: rating > 0 ? `Feedback: ${stars}` : 'Feedback',
      text: composeVisitorText(message, siteUrl, [`Rating: ${stars}`]),
    }
  },
})
