import type { ApiScope } from '@everyshelf/domain/api-keys'

/** What a key with a scope may do. */
export const scopeTexts: Readonly<Record<ApiScope, string>> = {
  'books:read': 'Look up books',
  'links:read': 'Read links, labels, and series',
  'links:write': 'Create, change, and remove links, labels, and series, and see the changed ones',
  'clicks:read': 'Read and export clicks',
  'earnings:read': 'Read earnings',
  'webhooks:write': 'Create, change, and delete webhooks, and read their log',
}
