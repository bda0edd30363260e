import type { Message } from './error-messages.ts'

/** Success toasts. Titles and texts of the specification stay to the letter. */
export const notices = {
  'account-created': {
    title: 'Account created!',
    text: 'Please check your email to verify your account',
  },
  'signed-in': { title: 'Signed in successfully', text: 'Redirecting to dashboard' },
  'signed-in-onward': {
    title: 'Signed in successfully',
    text: 'Taking you to the page you requested',
  },
  /** The user is already on the page they requested. */
  'signed-in-here': { title: 'Signed in successfully', text: '' },
  'signed-out': { title: 'Signed out successfully', text: '' },
  'signed-out-of-browser': {
    title: 'Signed out successfully',
    text: 'Your extensions stay connected',
  },
  'signed-out-and-disconnected': {
    title: 'Signed out successfully',
    text: 'Your extensions are disconnected',
  },
  'signed-out-others-connected': {
    title: 'Signed out successfully',
    text: 'Your other extensions stay connected',
  },
  'link-saved-in-account': { title: 'Link saved successfully', text: '' },
  'link-removed': {
    title: 'Link removed successfully',
    text: 'Its short link now opens the book’s reader page, without affiliate tags.',
  },
  'link-saved': { title: 'Link saved!', text: 'You can find it in your account' },
  'link-updated': { title: 'Link updated', text: 'Your changes are live' },
  copied: { title: 'Copied!', text: 'Link copied to clipboard' },
  'password-reset-sent': {
    title: 'Password reset email sent',
    text: 'Please check your inbox',
  },
  'password-updated': { title: 'Password updated successfully', text: '' },
  'subscription-active': { title: 'Subscription Active', text: 'You have Premium' },
  'subscription-activated': {
    title: 'Subscription Activated',
    text: 'Thank you. Premium is now active.',
  },
  'referral-applied': {
    title: 'Referral Applied!',
    text: "Welcome! You've been referred by another user.",
  },
  'message-sent': {
    title: 'Message sent!',
    text: "Thank you for your feedback. We'll get back to you soon.",
  },
  'feedback-sent': {
    title: 'Feedback sent!',
    text: 'Thanks for helping improve Everyshelf',
  },
} as const satisfies Record<string, Message>

export type NoticeCode = keyof typeof notices
