import { WEBHOOKS_MAX } from '../limits/index.ts'

export const webhookMessages = {
  'webhook-limit-reached': {
    title: 'Too many webhooks',
    text: `You can have up to ${WEBHOOKS_MAX} webhooks. Delete one to create another.`,
  },
  'invalid-webhook-url': {
    title: 'Invalid URL',
    text: 'Enter a public URL that starts with https://',
  },
  'webhook-host-not-public': {
    title: 'This host has no public name',
    text: 'Use a public domain name. IP addresses and names that end in .local, .internal, or .lan do not work.',
  },
  'webhook-url-taken': {
    title: 'You already have a webhook with this URL',
    text: 'Change its events, or enter another URL.',
  },
  'webhook-not-active': {
    title: 'This webhook is not active',
    text: 'Resume it or turn it back on first.',
  },
  'webhook-save-failed': {
    title: 'Error saving webhook',
    text: 'Your webhook was not changed. Please try again.',
  },
}
