import type { MailData, PlainTemplate } from '../mail.ts'
import { countClicks } from './count-clicks.ts'
import { describeWeek } from './describe-week.ts'
import type { Letter } from './letter.ts'

type Letters = {
  readonly [Template in Exclude<keyof MailData, PlainTemplate>]: (
    data: MailData[Template],
    siteUrl: string,
  ) => Letter
}

export const letters: Letters = {
  welcome: ({ firstName }, siteUrl) => ({
    subject: 'Welcome to Everyshelf',
    firstName,
    paragraphs: [
      'Your account is ready. Paste the ISBN or the store page of a book, and you get one link that takes every reader to the book store of their own country.',
    ],
    action: { label: 'Make your first link', url: `${siteUrl}/` },
    otherwise:
      'You receive this email because you created an account. We write only when your account needs it.',
  }),

  // Goes to an address that is not yet known to be the person's, so it carries nothing they typed.
  'verify-email': ({ url }) => ({
    subject: 'Confirm your email',
    firstName: null,
    paragraphs: [
      'Someone (hopefully you) signed up for Everyshelf with this email address. To finish, open the page below and enter the password you chose.',
      'The link works for 24 hours.',
    ],
    action: { label: 'Confirm this address', url },
    otherwise:
      'If this wasn’t you, ignore this email. There is no account until someone confirms this address.',
  }),

  'reset-password': ({ firstName, url }) => ({
    subject: 'Choose a new password',
    firstName,
    paragraphs: [
      'Somebody asked for a new password for your account. You can choose one on the page below.',
      'The link works once, for half an hour.',
    ],
    action: { label: 'Choose a new password', url },
    otherwise: 'If it was not you, leave this mail alone. Your password stays as it is.',
  }),

  'failed-sign-ins': ({ firstName }, siteUrl) => ({
    subject: 'Someone is trying to sign in to your account',
    firstName,
    paragraphs: [
      'Someone entered a wrong password for your account 5 times. Each further attempt now has to wait longer. Browsers you have signed in with before are not affected.',
      'If it was you and you forgot your password, choose a new one. If it was not you, there is nothing to do as long as your password is hard to guess.',
    ],
    action: { label: 'Choose a new password', url: `${siteUrl}/account?mode=reset-password` },
    otherwise: 'We send this email at most once a day.',
  }),

  'tags-changed': ({ firstName, stores, url }) => ({
    subject: 'An extension changed your affiliate tags',
    firstName,
    paragraphs: [
      `A browser extension connected to your account changed your tags for: ${stores.join(', ')}.`,
      'If that was you, there is nothing to do.',
      'If it was not you, undo the change on the page below within 30 days. Then change your password and disconnect your extensions.',
    ],
    action: { label: 'Review the change', url },
    otherwise: 'We send this email when an extension changes your tags, at most once an hour.',
  }),

  'change-email': ({ firstName, newEmail, url }) => ({
    subject: 'Move your account to another address?',
    firstName,
    paragraphs: [
      `Somebody who is signed in to your account wants it to have this address: ${newEmail}.`,
      'Open the page below and press its button if that is right. Then we write to the new address, and nothing changes before that is answered too. The link works for an hour.',
    ],
    action: { label: 'Look at the change', url },
    otherwise:
      'If it was not you, leave this mail alone and choose a new password: somebody else may know yours.',
  }),

  // Goes to an address that is not yet known to be the person's, so it carries nothing they typed.
  'prove-email': ({ url }) => ({
    subject: 'Is this your new address?',
    firstName: null,
    paragraphs: [
      'Somebody wants their account at Everyshelf to have this address. One step is left: sign in with the address the account has now, open the page below and press its button.',
      'The link works for an hour.',
    ],
    action: { label: 'Use this address', url },
    otherwise:
      'If it was not you, somebody mistyped theirs. Leave this mail alone; it opens nothing.',
  }),

  'email-changed': ({ firstName }, siteUrl) => ({
    subject: 'Your account has another address',
    firstName,
    paragraphs: [
      'From now on you sign in with your new address, and our mails go there. This one was the last to this address.',
      'If it was not you, write to us at once on the page below.',
    ],
    action: { label: 'Write to us', url: `${siteUrl}/about?dialog=contact` },
    otherwise:
      'We send this mail whenever an address changes, so that nobody does it behind your back.',
  }),

  'weekly-digest': (digest, siteUrl) => ({
    subject: `Your week: ${countClicks(digest.clicks)}`,
    firstName: digest.firstName,
    ...describeWeek(digest),
    action: { label: 'See all of it', url: `${siteUrl}/analytics` },
    otherwise: 'You asked for this mail. It comes on Mondays, after a week with clicks.',
    unsubscribeUrl: digest.unsubscribeUrl,
  }),

  'password-changed': ({ firstName }, siteUrl) => ({
    subject: 'Your password was changed',
    firstName,
    paragraphs: [
      'The password of your account was changed just now. If that was you, there is nothing to do.',
      'If it was not you, choose a new password at once. That also signs out all your devices and disconnects your extensions.',
    ],
    action: { label: 'Choose a new password', url: `${siteUrl}/account?mode=reset-password` },
    otherwise:
      'We send this mail whenever a password changes, so that nobody does it behind your back.',
  }),
}
