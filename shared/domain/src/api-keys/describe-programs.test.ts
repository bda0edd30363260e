import { expect, test } from 'vitest'
import { describePrograms } from './index.ts'

test.each([
  [2, 1, 0, '2 API keys and 1 webhook'],
  [2, 1, 1, '2 API keys, 1 webhook, and 1 passkey'],
  [1, 0, 0, '1 API key'],
  [0, 3, 0, '3 webhooks'],
  [0, 0, 2, '2 passkeys'],
  [0, 0, 0, ''],
])('%i API keys, %i webhooks, and %i passkeys read as %j', (apiKeys, webhooks, passkeys, text) => {
  expect(describePrograms({ apiKeys, webhooks, passkeys })).toBe(text)
})
