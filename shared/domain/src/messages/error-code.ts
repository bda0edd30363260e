/**
 * Every way in which a call, a form or a page can say no. The codes travel between server, web and
 * extension; the words people read stand beside them in `error-messages.ts`.
 */
export const errorCodes = [
  'invalid-url',
  'invalid-identifier',
  'invalid-input',
  'no-book-shared',
  'generation-failed',
  'copy-failed',
  'unauthorized',
  'sign-in-to-save',
  'sign-in-to-upgrade',
  'sign-in-to-update-profile',
  'sign-in-to-save-links',
  'premium-required',
  'premium-required-to-manage',
  'premium-required-to-analyse',
  'invalid-affiliate-tag',
  'invalid-referral',
  'link-limit-reached',
  'link-already-saved',
  'link-save-failed',
  'link-remove-failed',
  'link-update-failed',
  'invalid-slug',
  'slug-reserved',
  'slug-taken',
  'invalid-shop-page',
  'invalid-programme-id',
  'user-data-failed',
  'checkout-failed',
  'portal-failed',
  'payment-not-set-up',
  'profile-update-failed',
  'sign-up-failed',
  'sign-in-failed',
  'google-sign-in-failed',
  'sign-out-failed',
  'password-reset-failed',
  'password-update-failed',
  'email-not-verified',
  'invalid-token',
  'sign-in-again',
  'password-too-common',
  'contact-failed',
  'feedback-failed',
  'not-found',
  'rate-limited',
  'too-large',
  'client-outdated',
  'unavailable',
  'offline',
  'unexpected',
] as const

export type ErrorCode = (typeof errorCodes)[number]

export function isErrorCode(value: unknown): value is ErrorCode {
  return errorCodes.includes(value as ErrorCode)
}
