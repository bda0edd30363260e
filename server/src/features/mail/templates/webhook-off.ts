import { WEBHOOK_FAILING_DAYS } from '@everyshelf/domain/limits'
import { defineMail, type NamedUser } from './define-mail.ts'

const reasons = {
  failing: `Its URL hasn’t accepted an event in ${WEBHOOK_FAILING_DAYS} days.`,
  gone: 'Its URL returned status 410, which means that it is gone.',
}

/** Without the URL of the webhook: it is whatever someone typed. */
export const webhookOff = defineMail<
  NamedUser & {
    readonly reason: 'failing' | 'gone'
  }
>({
  title: 'Webhook turned off',
  about: 'To the account owner, when the server turns a webhook off.',
  hasSecretLink: false,
  allowance: 'warning',
  sample: () => ({ firstName: 'Ada', reason: 'failing' }),
  compose: ({ reason }, siteUrl) => ({
    subject: 'We turned off one of your webhooks',
    paragraphs: [
      `We no longer send events to one of your webhooks. ${reasons[reason]} We dropped the events that were waiting.`,
      'Fix your server or the URL. Then turn the webhook back on.',
    ],
    action: { label: 'Review your webhooks', url: `${siteUrl}/profile/webhooks` },
    footnote: 'We send this email at most once a day.',
  }),
})
