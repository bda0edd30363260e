import { expect, test } from 'vitest'
import { describePrograms } from './index.ts'

test.each([
  [2, 1, '2 API keys and 1 webhook'],
  [1, 0, '1 API key'],
  [0, 3, '3 webhooks'],
  [0, 0, ''],
])('%i API keys and %i webhooks read as %j', (apiKeys, webhooks, text) => {
  expect(describePrograms({ apiKeys, webhooks })).toBe(text)
})
