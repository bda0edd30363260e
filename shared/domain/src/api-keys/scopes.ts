/** What an API key may do, in the order in which screens list it. */
export const apiScopes = [
  'books:read',
  'links:read',
  'links:write',
  'clicks:read',
  'earnings:read',
  'webhooks:write',
] as const

/** A permission of an API key. */
export type ApiScope = (typeof apiScopes)[number]

/**
 * Whether a value is the name of a scope.
 *
 * @example isApiScope('links:read') // true
 */
export function isApiScope(value: unknown): value is ApiScope {
  return apiScopes.includes(value as ApiScope)
}
