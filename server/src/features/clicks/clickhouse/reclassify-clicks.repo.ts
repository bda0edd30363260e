import { TupleParam } from '@clickhouse/client'
import type { OldHitFacts } from '@everyshelf/domain/clicks'
import { currentRules, type Rules } from '../store/reclassify.repo.ts'
import type { ClickHouse } from './clickhouse.ts'
import { markAllChanged } from './day-sums.repo.ts'

/**
 * Classifies all hits by the current rules, as mutations that ClickHouse runs in the background. Call it again
 * until it returns null. It may stop at any time.
 */
export async function reclassifyClicks(
  clickHouse: ClickHouse,
  rules: Rules = currentRules,
): Promise<string | null> {
  const running = await findRunningChange(clickHouse)
  if (running !== null) return running
  // Also those that were summed just before the last change was complete.
  await markAllChanged(clickHouse)
  // Rules need to know only whether there is a language, and readers can send any number of them.
  const facts = await clickHouse.query<OldHitFacts>(
    `SELECT DISTINCT device, if(isNull(language), NULL, 'en') AS language, excludedBecause FROM link_hit`,
  )
  const changed = facts.flatMap((one) => {
    const reason = rules.reclassify(one)
    return reason === one.excludedBecause ? [] : [{ one, reason }]
  })
  for (const [reason, ones] of Map.groupBy(changed, (change) => change.reason)) {
    const values = ones.map(
      ({ one: { device, language, excludedBecause } }) =>
        new TupleParam([device, language ?? '', excludedBecause ?? '']),
    )
    await clickHouse.command(
      `ALTER TABLE link_hit UPDATE excludedBecause = nullIf({reason:String}, '')
WHERE has({values:Array(Tuple(String, String, String))},
  tuple(toString(device), if(isNull(language), '', 'en'), ifNull(toString(excludedBecause), '')))
SETTINGS mutations_sync = 0`,
      { reason: reason ?? '', values },
    )
  }
  return await findRunningChange(clickHouse)
}

/** What the admin page shows while hits are changed; null when none are. */
export async function findRunningChange(clickHouse: ClickHouse): Promise<string | null> {
  const [mutations] = await clickHouse.query<{ parts: number; failure: string }>(
    `SELECT count() AS mutations, sum(parts_to_do) AS parts, max(latest_fail_reason) AS failure
FROM system.mutations WHERE database = currentDatabase() AND table = 'link_hit' AND NOT is_done
HAVING mutations > 0`,
  )
  if (!mutations) return null
  const { parts, failure } = mutations
  return failure === ''
    ? `ClickHouse is changing stored clicks. Parts left: ${parts}`
    : `ClickHouse cannot change stored clicks: ${failure}`
}
