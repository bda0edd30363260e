import { countOf } from '../format/index.ts'

/**
 * What lets programs use an account or hear of it. Empty without any.
 *
 * @example describePrograms({ apiKeys: 2, webhooks: 1 }) // '2 API keys and 1 webhook'
 */
export function describePrograms(counts: {
  readonly apiKeys: number
  readonly webhooks: number
}): string {
  const parts = [
    counts.apiKeys > 0 && countOf(counts.apiKeys, 'API key'),
    counts.webhooks > 0 && countOf(counts.webhooks, 'webhook'),
  ]
  return parts.filter((part) => part !== false).join(' and ')
}
