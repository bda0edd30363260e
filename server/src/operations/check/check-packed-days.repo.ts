import { sql } from 'kysely'
import type { Queries } from '../../db/transact.ts'
import type { OwnerDay } from '../../features/clicks/click-store.ts'
import { packColumns } from '../../features/clicks/counting/hit-columns.ts'
import { readColumns } from '../../features/clicks/store/pack-days.repo.ts'
import type { Progress } from '../progress.ts'
import type { Finding } from './finding.ts'

const DAYS_PER_QUERY = 100
const MAX_EXAMPLES = 5

/** Packs all packed days again and compares: charts read them instead of the hits (R12). */
export async function checkPackedDays(queries: Queries, progress: Progress): Promise<Finding[]> {
  const different = await findDifferentDays(queries, progress)
  if (different.length === 0) return []
  const examples = different
    .slice(0, MAX_EXAMPLES)
    .map(({ day, owner }) => `${day} of owner ${owner}`)
  return [
    {
      problem: `${different.length} packed days do not match the stored hits: ${examples.join('; ')}.`,
      remedy: 'The stored hits are correct. Run: pnpm check --repair',
    },
  ]
}

/** The packed days that differ from their hits. */
export async function findDifferentDays(queries: Queries, progress: Progress): Promise<OwnerDay[]> {
  const different: OwnerDay[] = []
  let last: OwnerDay = { owner: 0, day: '' }
  for (let done = 0; ; ) {
    const rows = await queries
      .selectFrom('packed_day')
      .selectAll()
      .where(sql<boolean>`(owner, day) > (${last.owner}, ${last.day})`)
      .orderBy('owner')
      .orderBy('day')
      .limit(DAYS_PER_QUERY)
      .execute()
    for (const { owner, day, packed } of rows) {
      const counted = packColumns(await readColumns(queries, { owner, day }))
      if (Buffer.compare(counted, packed) !== 0) different.push({ owner, day })
    }
    done += rows.length
    progress.show('checking packed days', done, null)
    const end = rows.at(-1)
    if (!end || rows.length < DAYS_PER_QUERY) return different
    last = end
  }
}
