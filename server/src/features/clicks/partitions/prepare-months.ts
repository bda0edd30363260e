import type { Queries } from '../../../db/transact.ts'
import { timeOfHitId } from '../hit-id.ts'
import {
  createHitMonth,
  findHitRange,
  hasOtherHits,
  listHitPartitions,
} from '../store/hit-partitions.repo.ts'
import { listMissingMonths } from './missing-months.ts'

/**
 * Creates the months in PostgreSQL of hits that are about to be copied there, so that the job need not move them
 * afterwards.
 */
export async function prepareMonths(source: Queries, target: Queries): Promise<void> {
  const hits = await findHitRange(source)
  if (!hits || !(await hasOtherHits(target))) return
  const partitions = await listHitPartitions(target)
  const [oldestMs, newestMs] = [timeOfHitId(hits.oldest), timeOfHitId(hits.newest)]
  for (const month of listMissingMonths(partitions, oldestMs, newestMs + 1)) {
    await createHitMonth(target, month)
  }
}
