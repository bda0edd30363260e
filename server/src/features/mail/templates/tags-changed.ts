import { TAG_UNDO_DAYS } from '@everyshelf/domain/limits'
import { type AccountLink, defineMail } from './define-mail.ts'

export interface TagsChanged extends AccountLink {
  /** The stores whose tags changed, and never the tags (A5). */
  readonly stores: readonly string[]
}

export const tagsChanged = defineMail<TagsChanged>({
  title: 'Tags changed by an extension',
  about: 'To the account owner, when an extension changes affiliate tags.',
  to: 'user',
  hasSecretLink: true,
  allowance: 'warning',
  detail: ({ stores }) => stores.join(', '),
  sample: (siteUrl) => ({
    firstName: 'Ada',
    stores: ['Amazon Germany', 'Amazon Canada'],
    url: `${siteUrl}/mail/undo-tags`,
  }),
  compose: ({ firstName, stores, url }) => ({
    subject: 'An extension changed your affiliate tags',
    firstName,
    paragraphs: [
      `A browser extension connected to your account changed your tags for: ${stores.join(', ')}.`,
      'If this was you, you don’t need to do anything.',
      `If this wasn’t you, open the link below within ${TAG_UNDO_DAYS} days to undo the change. Then change your password and disconnect your extensions.`,
    ],
    action: { label: 'Review the change', url },
    footnote: 'We send this email when an extension changes your tags.',
  }),
})
