import type { ErrorCode } from './error-code.ts'

/** What a person reads: a toast shows the title, then the text. */
export interface Message {
  readonly title: string
  readonly text: string
}

/**
 * The error catalogue. Titles and texts of the specification's §8 are kept to the letter; where it
 * gives a title alone, the text says what to do next.
 */
export const errorMessages: Readonly<Record<ErrorCode, Message>> = {
  'invalid-url': {
    title: 'Invalid URL',
    text: "Couldn't extract ISBN/ASIN from the provided Amazon URL",
  },
  'several-books': {
    title: 'More than one book',
    text: 'This text names several books. Choose one of them.',
  },
  'no-book-shared': {
    title: 'No book found in that',
    text: 'What was shared names no book. Put its ISBN or address in the field.',
  },
  'invalid-identifier': {
    title: 'Invalid ISBN/ASIN',
    text: 'Please enter a valid ISBN-10, ISBN-13, or ASIN',
  },
  'invalid-input': {
    title: 'Please check what you entered',
    text: 'One of the fields has a value that cannot be used.',
  },
  'search-unavailable': {
    title: 'Book search is unavailable',
    text: 'Google Books and Open Library did not answer. Try again in a minute, or paste the ISBN.',
  },
  'generation-failed': { title: 'Error', text: 'Failed to generate links. Please try again.' },
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
    text: 'Managing where a link leads is part of Premium. Your link goes on working as it is.',
  },
  'premium-required-to-analyse': {
    title: 'Premium required',
    text: 'Who clicked where is part of Premium. Every click goes on being counted.',
  },
  'invalid-affiliate-tag': {
    title: 'Error updating profile',
    text: 'A tag has letters, digits and hyphens, at most 64 of them.',
  },
  'invalid-referral': {
    title: 'Referral not applied',
    text: 'This referral link cannot be used with your account.',
  },
  'referral-ids-required': {
    title: 'Referral not applied',
    text: 'Both referrer and referred user IDs are required',
  },
  'referral-user-required': {
    title: 'Error',
    text: 'User ID is required to generate a referral link',
  },
  'link-limit-reached': {
    title: 'Link limit reached',
    text: "You've reached your limit of saved links. Upgrade to Premium to save unlimited links.",
  },
  'link-already-saved': {
    title: 'Link already saved',
    text: 'This book link is already in your account',
  },
  'link-save-failed': { title: 'Error saving link', text: 'Please try again' },
  'link-remove-failed': { title: 'Error removing link', text: 'Please try again' },
  'link-update-failed': { title: 'Error updating link', text: 'Please try again' },
  'invalid-slug': {
    title: 'Error updating link',
    text: 'A short name has 3 to 40 letters and digits, with single hyphens between them.',
  },
  'slug-reserved': {
    title: 'This name is reserved',
    text: 'It would read as a page of ours. Please choose another.',
  },
  'slug-taken': {
    title: 'This name is taken',
    text: 'It leads, or once led, to another link. Please choose another.',
  },
  'invalid-shop-page': {
    title: 'Error updating link',
    text: "Please paste the address of the book's page at this shop, or an ISBN.",
  },
  'invalid-programme-id': {
    title: 'Error updating profile',
    text: 'The numbers of a programme have letters, digits, dots and hyphens, at most 64 each.',
  },
  'user-data-failed': {
    title: 'Error loading user data',
    text: 'Please try refreshing the page',
  },
  'checkout-failed': { title: 'Error creating checkout', text: 'Please try again later' },
  'portal-failed': { title: 'Error opening billing', text: 'Please try again later' },
  'payment-not-set-up': {
    title: 'Payment is not set up',
    text: 'This server cannot take payments yet. Everything on the free plan works.',
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
    text: 'Your account uses another Google account. Sign in with that one or with your password.',
  },
  'sign-out-failed': { title: 'Sign out failed', text: 'Please try again' },
  'password-reset-failed': {
    title: 'Password reset failed',
    text: 'Please ask for a new reset email and try again',
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
    text: 'It was used already or is too old. Please ask for a new one.',
  },
  'sign-in-again': {
    title: 'Please confirm it is you',
    text: 'Enter your password to go on',
  },
  'second-factor-required': {
    title: 'Please enter your code',
    text: 'The admin area asks for the code of your authenticator app.',
  },
  'wrong-code': {
    title: 'This code is not right',
    text: 'Each code works once and for half a minute. Please enter the one that is shown now.',
  },
  'account-banned': {
    title: 'This account is closed',
    text: 'The operator of this site closed it. Contact us if you think this is a mistake.',
  },
  'no-such-link': {
    title: 'There is no such link',
    text: 'It may have been mistyped. Compare it with the original, or paste the ISBN.',
  },
  'link-disabled': {
    title: 'This link was switched off',
    text: 'The people who run this site switched it off. Its owner is told why.',
  },
  'contact-failed': {
    title: 'Error',
    text: 'Failed to send message. Please try again later.',
  },
  'feedback-failed': {
    title: 'Error',
    text: 'Failed to send feedback. Please try again later.',
  },
  'mail-not-kept': {
    title: 'This mail cannot be sent again',
    text: 'It was sent, or it held a key and its content is deleted. Whoever wants it can ask anew.',
  },
  'not-found': { title: 'Not found', text: 'There is nothing at this address' },
  'rate-limited': {
    title: 'Too many requests',
    text: 'Please wait a moment and try again',
  },
  'too-large': {
    title: 'Too much at once',
    text: 'Please send a shorter text or fewer books',
  },
  'client-outdated': {
    title: 'Please update',
    text: 'This version is too old for the server. Reload the page or update the extension.',
  },
  unavailable: {
    title: 'Temporarily unavailable',
    text: 'Everyshelf is busy right now. Please try again in a moment.',
  },
  offline: {
    title: 'No connection',
    text: 'Everyshelf cannot be reached. Please check your connection and try again.',
  },
  unexpected: { title: 'Error', text: 'Something went wrong. Please try again.' },
}
