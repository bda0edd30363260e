import { expect, test } from 'vitest'
import { AuthError } from '../../../lib/account/auth-error.ts'
import { explainFailure, formatWait } from './explain-failure.ts'

test.each([
  [new AuthError('sign-in-failed'), 'Please check your email and password and try again'],
  [
    new AuthError('rate-limited', { retryAfterSeconds: 42 }),
    'Too many attempts. Wait 42 seconds, then try again.',
  ],
  [new AuthError('offline'), 'Everyshelf cannot be reached. Check your connection and try again.'],
  [
    new AuthError('sign-in-failed', { problem: 'password-too-short' }),
    'Password must be at least 6 characters',
  ],
  [
    new AuthError('sign-in-failed', { problem: 'wrong-password' }),
    'The current password is incorrect.',
  ],
  [new Error('secret detail'), 'Something went wrong. Please try again.'],
])('keeps the title of the failed action and explains the reason: %s', (error, text) => {
  expect(explainFailure(error, 'sign-in-failed')).toEqual({ title: 'Sign in failed', text })
})

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3000, '50 minutes'],
  [3600, '1 hour'],
  [5000, '2 hours'],
])('formats %i seconds as %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text)
})
