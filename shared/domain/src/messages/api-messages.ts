import { API_KEYS_MAX } from '../limits/index.ts'

/** The errors of the API and of its keys. Most of them are for developers. */
export const apiMessages = {
  'api-key-limit-reached': {
    title: 'Too many API keys',
    text: `You can have up to ${API_KEYS_MAX} API keys. Revoke one to create another.`,
  },
  'api-key-save-failed': {
    title: 'Error saving API key',
    text: 'Your key was not changed. Please try again.',
  },
  'invalid-api-key': {
    title: 'Invalid API key',
    text: 'Send “Authorization: Bearer” with a key that is not expired or revoked.',
  },
  'missing-scope': {
    title: 'This key lacks a permission',
    text: 'Create a key with the scope that this call needs.',
  },
  'method-not-allowed': {
    title: 'Method not allowed',
    text: 'The Allow header lists the methods that this address supports.',
  },
  'unsupported-media-type': {
    title: 'Unsupported content type',
    text: 'Send the body as application/json.',
  },
  'request-timeout': {
    title: 'The request did not arrive in time',
    text: 'Send the whole request within 15 seconds.',
  },
  'foreign-origin': {
    title: 'Web pages can’t connect',
    text: 'Connect from your assistant’s own settings, not from a web page.',
  },
  'changed-meanwhile': {
    title: 'Changed in the meantime',
    text: 'Read the resource again, then send its new ETag.',
  },
  'idempotency-key-reused': {
    title: 'Idempotency key already used',
    text: 'A different request used this key in the last 24 hours. Use a new key.',
  },
  'request-in-progress': {
    title: 'Request in progress',
    text: 'A request with this idempotency key is still running. Try again in a second.',
  },
}
