import { defineMail, type NamedUser } from './define-mail.ts'

/** A change that decides who gets or can imitate the events of an account. */
export type WebhookWarning = 'created' | 'url-changed' | 'secret-rotated'

const texts: Readonly<
  Record<
    WebhookWarning,
    { readonly subject: string; readonly plural: string; readonly effect: string }
  >
> = {
  created: {
    subject: 'A webhook was created for your account',
    plural: 'webhooks were created for your account',
    effect: 'We now send your account’s events to a new URL.',
  },
  'url-changed': {
    subject: 'The URL of a webhook was changed',
    plural: 'URLs of webhooks were changed',
    effect: 'We now send the events of one of your webhooks to another URL.',
  },
  'secret-rotated': {
    subject: 'The secret of a webhook was rotated',
    plural: 'secrets of webhooks were rotated',
    effect: 'One of your webhooks has a new secret.',
  },
}

/** Without the URL of the webhook: it is whatever someone typed. */
export const webhookChanged = defineMail<
  NamedUser & {
    readonly change: WebhookWarning
  }
>({
  title: 'Webhook created or changed',
  about: 'To the account owner, when a webhook gets a URL or a new secret.',
  hasSecretLink: false,
  allowance: 'warning',
  plural: ({ change }) => texts[change].plural,
  sample: () => ({ firstName: 'Ada', change: 'created' }),
  compose: ({ change }, siteUrl) => ({
    subject: texts[change].subject,
    paragraphs: [
      `${texts[change].effect} If this was you, you don’t need to do anything.`,
      'If this wasn’t you, delete the webhook now. Then revoke the API keys that you don’t recognize, and change your password.',
    ],
    action: { label: 'Review your webhooks', url: `${siteUrl}/profile/webhooks` },
    footnote: 'We send this email whenever a webhook is created or its URL or secret changes.',
  }),
})
