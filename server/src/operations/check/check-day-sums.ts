import { type ClickHouse, openClickHouse } from '../../features/clicks/clickhouse/clickhouse.ts'
import { findWrongSums, markChanged } from '../../features/clicks/clickhouse/day-sums.repo.ts'
import { createTables } from '../../features/clicks/clickhouse/tables.repo.ts'
import type { Finding } from './finding.ts'

const MAX_EXAMPLES = 5

/** Counts the hits of all summed days again, and compares: charts read the sums. */
export async function checkDaySums(url: string): Promise<Finding[]> {
  const wrong = await withClickHouse(url, findWrongSums)
  if (wrong.length === 0) return []
  const examples = wrong.slice(0, MAX_EXAMPLES).map(({ owner, day }) => `${day} of owner ${owner}`)
  return [
    {
      problem: `Summed days in ClickHouse that do not match the stored hits (${wrong.length}): ${examples.join('; ')}.`,
      remedy: 'The stored hits are correct. Run: pnpm check --repair',
    },
  ]
}

/** Lets charts read the hits of these days until the server sums them again. Returns how many. */
export async function repairDaySums(url: string): Promise<number> {
  return await withClickHouse(url, async (clickHouse) => {
    const wrong = await findWrongSums(clickHouse)
    await markChanged(clickHouse, wrong)
    return wrong.length
  })
}

async function withClickHouse<Result>(
  url: string,
  work: (clickHouse: ClickHouse) => Promise<Result>,
): Promise<Result> {
  const clickHouse = openClickHouse(url)
  try {
    await createTables(clickHouse)
    return await work(clickHouse)
  } finally {
    await clickHouse.close()
  }
}
