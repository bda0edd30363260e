import { UNFINISHED_IMPORT_HOURS } from '@everyshelf/domain/limits'
import { toIsoTime } from '../../../db/columns.ts'
import type { RemovedImportsRepo } from './removed-imports.repo.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * Deletes imports that were never completed, and the remains of removed ones whose deletion was interrupted.
 * Returns how many imports it deleted.
 */
export async function deleteUnfinishedImports(
  removed: RemovedImportsRepo,
  now: number,
): Promise<number> {
  const beganBefore = new Date(now - UNFINISHED_IMPORT_HOURS * HOUR_MS)
  await removed.markUnfinished(toIsoTime(beganBefore), toIsoTime(now))
  const all = await removed.list()
  for (const one of all) await removed.delete(one)
  return all.length
}
