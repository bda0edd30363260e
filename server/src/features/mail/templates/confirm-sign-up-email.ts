import { CONFIRMATION_LINK_HOURS } from '@everyshelf/domain/limits'
import { defineMail } from './define-mail.ts'

/** The address is not confirmed, so the email repeats no text that a user typed. */
export const confirmSignUpEmail = defineMail<{ readonly url: string }>({
  title: 'Confirm your email',
  about: 'To a new address, at sign-up.',
  hasSecretLink: true,
  sample: (siteUrl) => ({ url: `${siteUrl}/account?mode=signup` }),
  compose: ({ url }) => ({
    subject: 'Confirm your email',
    paragraphs: [
      'Someone (hopefully you) signed up for Everyshelf with this email address. To finish, open the link below in the browser you signed up with. In any other browser, you’ll also need the password you chose.',
      `The link works for ${CONFIRMATION_LINK_HOURS} hours.`,
    ],
    action: { label: 'Confirm this address', url },
    footnote:
      'If this wasn’t you, ignore this email. There is no account until someone confirms this address.',
  }),
})
