import { defineMail } from './define-mail.ts'
import { composeVisitorText, sampleMessage, type VisitorMessage } from './visitor-message.ts'

export const feedback = defineMail<
  VisitorMessage & {
    /** 1 to 5 stars; 0 without a rating. */
    readonly rating: number
  }
>({
  title: 'Feedback form',
  about: 'To the operator, with a visitor’s feedback.',
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
