import { COVER_MAX_MB } from '../limits/index.ts'
import { apiMessages } from './api-messages.ts'
import { earningMessages } from './earning-messages.ts'
import type { ErrorCode } from './error-code.ts'
import { linkMessages } from './link-messages.ts'
import { loadingMessages } from './loading-messages.ts'
import { ownDomainMessages } from './own-domain-messages.ts'
import { pageMessages } from './page-messages.ts'
import { secondFactorMessages } from './second-factor-messages.ts'
import { seriesMessages } from './series-messages.ts'
import { webhookMessages } from './webhook-messages.ts'

/** A message on screen: a toast shows the title, then the text. */
export interface Message {
  readonly title: string
  readonly text: string
}

/**
 * The error catalog. Titles and texts from the specification stay word for word. Where it has
 * only a title, the text says what to do next.
 */
export const errorMessages: Readonly<Record<ErrorCode, Message>> = {
  ...apiMessages,
  ...secondFactorMessages,
  ...loadingMessages,
  ...earningMessages,
  ...seriesMessages,
  ...webhookMessages,
  ...ownDomainMessages,
  'invalid-url': {
    title: 'Invalid URL',
    text: "Couldn't extract ISBN/ASIN from the provided Amazon URL",
  },
  'several-books': {
    title: 'More than one book',
    text: 'Your text contains several books. Choose one.',
  },
  'no-book-shared': {
    title: 'No book found',
    text: 'The shared text contains no book. Paste an ISBN or a book link.',
  },
  'invalid-identifier': {
    title: 'Invalid ISBN/ASIN',
    text: 'Please enter a valid ISBN-10, ISBN-13, or ASIN',
  },
  'invalid-input': {
    title: 'Check what you entered',
    text: 'One field has an invalid value. Correct it and try again.',
  },
  'address-in-name': {
    title: 'Check what you entered',
    text: 'Titles and names can’t contain web or email addresses.',
  },
  'search-unavailable': {
    title: 'Book search is unavailable',
    text: 'Google Books and Open Library are not responding. Try again in a minute, or paste the ISBN.',
  },
  'copy-failed': { title: 'Failed to copy', text: 'Please select and copy the link manually' },
  unauthorized: { title: 'Not signed in', text: 'Please sign in to continue' },
  'sign-in-to-save': {
    title: 'Authentication required',
    text: 'Please sign in to save this link',
  },
  'sign-in-to-upgrade': {
    title: 'Not signed in',
    text: 'Please sign in to upgrade your account',
  },
  'sign-in-to-update-profile': {
    title: 'Not signed in',
    text: 'Please sign in to update your profile',
  },
  'sign-in-to-save-links': { title: 'Not signed in', text: 'Please sign in to save links' },
  'premium-required': {
    title: 'Premium required',
    text: 'Premium subscription required to set affiliate tag',
  },
  'premium-required-to-manage': {
    title: 'Premium required',
    text: 'You need Premium to change where a link sends readers. Your link keeps working.',
  },
  'premium-required-to-analyze': {
    title: 'Premium required',
    text: 'You need Premium for detailed analytics. We keep counting every click.',
  },
  'invalid-affiliate-tag': {
    title: 'Error updating profile',
    text: 'A tag can have up to 64 letters, digits, and hyphens.',
  },
  'invalid-referral': {
    title: 'Referral not applied',
    text: 'This referral link is not valid for your account. You can continue without it.',
  },
  'referral-ids-required': {
    title: 'Referral not applied',
    text: 'Both referrer and referred user IDs are required',
  },
  'referral-user-required': {
    title: 'Error',
    text: 'User ID is required to generate a referral link',
  },
  ...linkMessages,
  ...pageMessages,
  'cover-too-large': {
    title: 'This file is too large',
    text: `An image can be up to ${COVER_MAX_MB} MB. Export a smaller image and try again.`,
  },
  'cover-wrong-type': {
    title: 'This file is not a supported image',
    text: 'Choose a JPEG, PNG, or WebP file.',
  },
  'cover-wrong-size': {
    title: 'This image size is not supported',
    text: 'Use 100 to 10,000 pixels per side and at most 16 megapixels. The longer side can be at most 5 times the shorter one.',
  },
  'cover-animated': {
    title: 'This image is animated',
    text: 'Choose a still image.',
  },
  'cover-unreadable': {
    title: 'This image cannot be read',
    text: 'It is damaged or uses print colors (CMYK). Save it again as an RGB image.',
  },
  'invalid-retailer-page': {
    title: 'Error updating link',
    text: 'Paste the link to the book’s page at this store, or an ISBN.',
  },
  'country-in-two-rules': {
    title: 'Country is in two rules',
    text: 'Each country can be in one rule only. Remove it from the other rule first.',
  },
  'invalid-program-id': {
    title: 'Error updating profile',
    text: 'An ID can have up to 64 letters, digits, dots, and hyphens.',
  },
  'invalid-attribution-tag': {
    title: 'Error updating link',
    text: 'This is not an Attribution tag. Paste the whole link from Amazon Ads, including “maas”.',
  },
  'user-data-failed': {
    title: 'Error loading user data',
    text: 'Please try refreshing the page',
  },
  'checkout-failed': { title: 'Error creating checkout', text: 'Please try again later' },
  'portal-failed': { title: 'Error opening billing', text: 'Please try again later' },
  'invoices-failed': { title: 'Error loading invoices', text: 'Please try again later' },
  'subscription-unchanged': {
    title: 'Change not confirmed',
    text: 'Stripe did not confirm the change. Check your plan in a minute.',
  },
  'payment-not-set-up': {
    title: 'Payments are not set up',
    text: 'This server does not accept payments yet. All free features work.',
  },
  'profile-update-failed': { title: 'Error updating profile', text: 'Please try again' },
  'sign-up-failed': {
    title: 'Sign up failed',
    text: 'Please check your email and password and try again',
  },
  'sign-in-failed': {
    title: 'Sign in failed',
    text: 'Please check your email and password and try again',
  },
  'google-sign-in-failed': {
    title: 'Google sign in failed',
    text: 'Please try again, or sign in with your email',
  },
  'google-email-unverified': {
    title: 'Google sign in failed',
    text: 'Google has not verified your email address. Sign in with your email and password instead.',
  },
  'other-google-account': {
    title: 'Google sign in failed',
    text: 'Your account is linked to another Google account. Sign in with that one or with your password.',
  },
  'sign-out-failed': { title: 'Sign out failed', text: 'Please try again' },
  'password-reset-failed': {
    title: 'Password reset failed',
    text: 'Request a new reset email and try again',
  },
  'password-update-failed': {
    title: 'Password update failed',
    text: 'Please try again',
  },
  'wrong-sign-up-password': {
    title: 'Wrong password',
    text: 'Enter the password you chose when you signed up, or sign up again.',
  },
  'invalid-token': {
    title: 'This link is no longer valid',
    text: 'It has expired or was already used. Request a new one.',
  },
  'sign-in-again': {
    title: 'Confirm it’s you',
    text: 'Enter your password to continue',
  },
  'account-banned': {
    title: 'This account is closed',
    text: 'Everyshelf closed it. If you think this is a mistake, contact us.',
  },
  'no-such-link': {
    title: 'Link not found',
    text: 'Check the link for typos, or paste the ISBN.',
  },
  'link-disabled': {
    title: 'This link was disabled',
    text: 'Everyshelf disabled it. Its owner can see why.',
  },
  'contact-failed': {
    title: 'Error',
    text: 'Failed to send message. Please try again later.',
  },
  'feedback-failed': {
    title: 'Error',
    text: 'Failed to send feedback. Please try again later.',
  },
  'mail-not-stored': {
    title: 'This email cannot be resent',
    text: 'It was already sent, or its secret link was deleted. The user can request a new one.',
  },
  'not-found': { title: 'Not found', text: 'It does not exist or was deleted' },
  'rate-limited': {
    title: 'Too many requests',
    text: 'Please wait a moment and try again.',
  },
  'too-large': {
    title: 'Too long',
    text: 'Shorten the text, or choose fewer books or links.',
  },
  'client-outdated': {
    title: 'Update required',
    text: 'This version is too old for the server. Reload the page or update the extension.',
  },
  unavailable: {
    title: 'Temporarily unavailable',
    text: 'Everyshelf is busy right now. Please try again in a moment.',
  },
}
