import type { Subject } from '../servers/start-subject.ts'
import type { Generator } from './start-generator.ts'

const REQUESTS = 60_000
const AT_MOST_MS = 20_000

/**
 * Counts requests rather than time, since on a busy machine a second is not enough to compile the hot code.
 * Returns how many redirects each subject served.
 */
export async function warmUp(
  generator: Generator,
  subjects: readonly Subject[],
): Promise<Map<string, number>> {
  const total = new Map<string, number>()
  for (const { name, port } of subjects) {
    const until = performance.now() + AT_MOST_MS
    let served = 0
    while (served < REQUESTS && performance.now() < until) {
      const result = await generator.run({ port, connections: 64, ms: 1000 })
      served += result.redirects
    }
    total.set(name, served)
  }
  return total
}
