import { expect, test } from 'vitest'
import { DomainError, errorCodes, errorMessages, isErrorCode, notices } from './index.ts'

test('every error code has a title and a text', () => {
  expect(Object.keys(errorMessages).sort()).toEqual([...errorCodes].sort())
  for (const { title, text } of Object.values(errorMessages)) {
    expect(title).not.toBe('')
    expect(text).not.toBe('')
  }
})

test.each([
  ['user-data-failed', 'Error loading user data', 'Please try refreshing the page'],
  ['sign-in-to-upgrade', 'Not signed in', 'Please sign in to upgrade your account'],
  ['sign-in-to-update-profile', 'Not signed in', 'Please sign in to update your profile'],
  ['sign-in-to-save-links', 'Not signed in', 'Please sign in to save links'],
  ['checkout-failed', 'Error creating checkout', 'Please try again later'],
  [
    'link-limit-reached',
    'Link limit reached',
    "You've reached your limit of saved links. Upgrade to Premium to save unlimited links.",
  ],
  ['link-save-failed', 'Error saving link', 'Please try again'],
  ['link-already-saved', 'Link already saved', 'This book link is already in your account'],
  ['generation-failed', 'Error', 'Failed to generate links. Please try again.'],
  ['invalid-url', 'Invalid URL', "Couldn't extract ISBN/ASIN from the provided Amazon URL"],
  ['invalid-identifier', 'Invalid ISBN/ASIN', 'Please enter a valid ISBN-10, ISBN-13, or ASIN'],
  ['copy-failed', 'Failed to copy', 'Please select and copy the link manually'],
  ['contact-failed', 'Error', 'Failed to send message. Please try again later.'],
  ['feedback-failed', 'Error', 'Failed to send feedback. Please try again later.'],
  ['sign-in-to-save', 'Authentication required', 'Please sign in to save this link'],
] as const)("%s matches the specification's catalog", (code, title, text) => {
  expect(errorMessages[code]).toEqual({ title, text })
})

test.each([
  ['profile-update-failed', 'Error updating profile'],
  ['sign-up-failed', 'Sign up failed'],
  ['sign-in-failed', 'Sign in failed'],
  ['google-sign-in-failed', 'Google sign in failed'],
  ['sign-out-failed', 'Sign out failed'],
  ['link-remove-failed', 'Error removing link'],
  ['password-reset-failed', 'Password reset failed'],
  ['password-update-failed', 'Password update failed'],
] as const)("%s has the specification's title", (code, title) => {
  expect(errorMessages[code].title).toBe(title)
})

test("success toasts have the specification's titles, plus one for an updated link", () => {
  const titles = new Set(Object.values(notices).map(({ title }) => title))
  expect([...titles]).toEqual([
    'Account created!',
    'Signed in successfully',
    'Signed out successfully',
    'Link saved successfully',
    'Link removed successfully',
    'Link saved!',
    'Link updated',
    'Copied!',
    'Password reset email sent',
    'Password updated successfully',
    'Subscription Active',
    'Subscription Activated',
    'Referral Applied!',
    'Message sent!',
    'Feedback sent!',
  ])
  expect(notices.copied.text).toBe('Link copied to clipboard')
  expect(notices['link-saved'].text).toBe('You can find it in your account')
})

test('a domain error has its code and details', () => {
  const error = new DomainError('link-limit-reached', { used: 5, max: 5 })
  expect(error.code).toBe('link-limit-reached')
  expect(error.details).toEqual({ used: 5, max: 5 })
  expect(isErrorCode(error.code)).toBe(true)
  expect(isErrorCode('toString')).toBe(false)
})
