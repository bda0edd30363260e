import { countOf } from '../format/index.ts'

const list = new Intl.ListFormat('en-US')

/**
 * Names the keys, webhooks, and passkeys that also have access to an account or receive its events. Empty if
 * there are none.
 *
 * @example describePrograms({ apiKeys: 2, webhooks: 1, passkeys: 0 }) // '2 API keys and 1 webhook'
 */
export function describePrograms(counts: {
  readonly apiKeys: number
  readonly webhooks: number
  readonly passkeys: number
}): string {
  const parts = [
    counts.apiKeys > 0 && countOf(counts.apiKeys, 'API key'),
    counts.webhooks > 0 && countOf(counts.webhooks, 'webhook'),
    counts.passkeys > 0 && countOf(counts.passkeys, 'passkey'),
  ]
  return list.format(parts.filter((part) => part !== false))
}
