import { keyedDigest } from '../../secrets/digests.ts'
import type { AuthLimitsRepo } from './sign-in-limits/auth-limits.repo.ts'

const COOLDOWN_MS = 60_000

/**
 * True once a minute per address, across all processes. The key holds no address; it is
 * deleted with other expired limits.
 */
export function createMailCooldown(
  repo: Pick<AuthLimitsRepo, 'count'>,
  secret: string,
  now: () => number,
): (email: string) => Promise<boolean> {
  return async (email) => {
    const digest = keyedDigest(secret, 'mail pause', email)
    const ends = new Date(now() + COOLDOWN_MS)
    const { points } = await repo.count(`mail pause ${digest}`, new Date(now()), ends)
    return points === 1
  }
}
