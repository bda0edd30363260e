/** The part of the error catalog about passkeys and two-factor authentication. */
export const secondFactorMessages = {
  'second-factor-required': {
    title: 'Enter your code',
    text: 'Enter the code from your authenticator app, or a recovery code.',
  },
  'wrong-code': {
    title: 'Wrong code',
    text: 'Each code works once, for 30 seconds. Enter the current code.',
  },
  'sign-in-expired': {
    title: 'Your sign-in has expired',
    text: 'You have 10 minutes to enter your code. Sign in again.',
  },
  'passkey-failed': {
    title: 'Passkey not accepted',
    text: 'Try again, or sign in another way.',
  },
  'passkey-unsupported': {
    title: 'Passkeys are not supported',
    text: 'This browser cannot use passkeys here. Try another browser or device.',
  },
  'passkey-already-added': {
    title: 'Passkey already added',
    text: 'This device already has a passkey for your account.',
  },
  'too-many-sign-in-methods': {
    title: 'Too many sign-in methods',
    text: 'You can have up to 10 passkeys and 10 authenticator apps. Remove one first.',
  },
  'admin-needs-two-factor': {
    title: 'Admins need two-factor authentication',
    text: 'Add another authenticator app before you remove this one.',
  },
  'admin-recovery': {
    title: 'Ask the site operator',
    text: 'Admins cannot turn off two-factor authentication by email. The operator can reset it.',
  },
} as const
