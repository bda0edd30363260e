import type { CountedRequest } from '../../http/limits/account-limits.ts'

/**
 * The headers of draft-ietf-httpapi-ratelimit-headers-10, as structured fields (RFC 9651).
 *
 * @example rateLimitHeaders({ waitSeconds: 0, quotas: [{ name: 'burst', points: 5, seconds: 5, left: 4, resetSeconds: 5 }] })
 */
export function rateLimitHeaders({ waitSeconds, quotas }: CountedRequest): Record<string, string> {
  const policies = quotas.map(({ name, points, seconds }) => `"${name}";q=${points};w=${seconds}`)
  const limits = quotas.map(
    ({ name, left, resetSeconds }) => `"${name}";r=${left};t=${resetSeconds}`,
  )
  return {
    'ratelimit-policy': policies.join(', '),
    ratelimit: limits.join(', '),
    ...(waitSeconds > 0 && { 'retry-after': String(waitSeconds) }),
  }
}
