import { createHmac } from 'node:crypto'
import type { AuthLimitsRepo } from './auth-limits.repo.ts'

const PAUSE_MS = 60_000

/**
 * True once a minute for an address, whichever process asks (R54). The key holds no address (P1). It
 * goes with the other limits that have ended.
 */
export function createMailPause(
  repo: Pick<AuthLimitsRepo, 'count'>,
  secret: string,
  now: () => number,
): (email: string) => Promise<boolean> {
  return async (email) => {
    const digest = createHmac('sha256', `${secret} mail pause`).update(email).digest('base64url')
    const ends = new Date(now() + PAUSE_MS)
    const { points } = await repo.count(`mail pause ${digest}`, new Date(now()), ends)
    return points === 1
  }
}
