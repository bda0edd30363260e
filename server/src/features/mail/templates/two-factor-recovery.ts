import { TWO_FACTOR_RECOVERY_HOURS, TWO_FACTOR_RECOVERY_LINK_DAYS } from '@everyshelf/domain/limits'
import { type AccountLink, defineMail } from './define-mail.ts'

export const twoFactorRecovery = defineMail<AccountLink>({
  title: 'Lost device',
  about:
    'To the account owner, when someone who cannot enter a code asks to turn off two-factor authentication.',
  hasSecretLink: true,
  sample: (siteUrl) => ({ firstName: 'Ada', url: `${siteUrl}/account?mode=recovery` }),
  compose: ({ url }) => ({
    subject: 'Request to turn off two-factor authentication',
    paragraphs: [
      'Someone who signed in to your account with your password or with Google asked to turn off two-factor authentication.',
      `If this was you, open the link below after ${TWO_FACTOR_RECOVERY_HOURS} hours to turn it off. The link then works for ${TWO_FACTOR_RECOVERY_LINK_DAYS} days.`,
      'If this wasn’t you, open the link now and cancel the request. Then choose a new password, because someone may know yours.',
    ],
    action: { label: 'Review the request', url },
    footnote: 'Nothing changes until you open the link and click a button.',
  }),
})
