import { timeOfHitId } from '../hit-id.ts'
import type { FindHitTime } from '../retention/proven-time.repo.ts'
import { openClickHouse } from './clickhouse.ts'

/** Finds the time of the newest or oldest hit in ClickHouse; null as well while it is away or has no tables. */
export function createHitTimeFinder(url: string): FindHitTime {
  return async (which) => {
    const clickHouse = openClickHouse(url)
    try {
      const [hit] = await clickHouse.query<{ id: string; hits: number }>(
        `SELECT toString(${which === 'newest' ? 'max' : 'min'}(id)) AS id, count() AS hits FROM link_hit`,
      )
      return hit && hit.hits > 0 ? timeOfHitId(BigInt(hit.id)) : null
    } catch {
      // Deleting old clicks waits for a proven time, and asks again.
      return null
    } finally {
      await clickHouse.close()
    }
  }
}
