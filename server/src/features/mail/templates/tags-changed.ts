import { TAG_UNDO_DAYS } from '@everyshelf/domain/limits'
import { type AccountLink, defineMail } from './define-mail.ts'

export const tagsChanged = defineMail<
  AccountLink & {
    /** The stores whose tags changed, and never the tags. */
    readonly stores: readonly string[]
  }
>({
  title: 'Tags changed',
  about:
    'To the account owner, after each change to affiliate tags on the site or in an extension.',
  hasSecretLink: true,
  allowance: 'warning',
  detail: ({ stores }) => stores.join(', '),
  sample: (siteUrl) => ({
    firstName: 'Ada',
    stores: ['Amazon Germany', 'Amazon Canada'],
    url: `${siteUrl}/mail/undo-tags`,
  }),
  compose: ({ stores, url }) => ({
    subject: 'Your affiliate tags were changed',
    paragraphs: [
      `Someone changed the affiliate tags in your account for: ${stores.join(', ')}.`,
      'If this was you, you don’t need to do anything.',
      `If this wasn’t you, open the link below within ${TAG_UNDO_DAYS} days to undo the change. Then change your password and disconnect your extensions.`,
    ],
    action: { label: 'Review the change', url },
    footnote: 'We send this email after every change to your tags.',
  }),
})
