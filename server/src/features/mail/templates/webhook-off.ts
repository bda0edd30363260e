import { WEBHOOK_FAILING_DAYS } from '@everyshelf/domain/limits'
import { defineMail, type NamedUser } from './define-mail.ts'

export interface WebhookOff extends NamedUser {
  readonly reason: 'failing' | 'gone'
}

const reasons = {
  failing: `Its URL has answered no event for ${WEBHOOK_FAILING_DAYS} days.`,
  gone: 'Its URL answered with status 410, which means that it is gone.',
}

/** Without the URL of the webhook: it is whatever someone typed (S48). */
export const webhookOff = defineMail<WebhookOff>({
  title: 'Webhook switched off',
  about: 'To the account owner, when the server switches a webhook off.',
  to: 'user',
  hasSecretLink: false,
  sample: () => ({ firstName: 'Ada', reason: 'failing' }),
  compose: ({ firstName, reason }, siteUrl) => ({
    subject: 'We switched off a webhook of your account',
    firstName,
    paragraphs: [
      `One of your webhooks gets no more events. ${reasons[reason]}`,
      'Correct the receiver. Then switch the webhook on again.',
    ],
    action: { label: 'Review your webhooks', url: `${siteUrl}/profile/webhooks` },
    footnote: 'We send this email at most once a day.',
  }),
})
