import { type IsoTime, parseJsonText } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'

export interface HourlyWebhook {
  readonly id: string
  readonly ownerId: string
  readonly clicksFrom: IsoTime
}

/** Active webhooks that want hours of clicks, and have not had those before `before`. */
export async function listHourlyWebhooks(
  queries: Queries,
  before: IsoTime,
): Promise<HourlyWebhook[]> {
  const rows = await queries
    .selectFrom('webhook')
    .select(['id', 'ownerId', 'clicksFrom', 'events'])
    .where('clicksFrom', '<', before)
    .where('pausedAt', 'is', null)
    .where('offAt', 'is', null)
    .execute()
  return rows.flatMap(({ events, ...webhook }) =>
    parseJsonText(events).includes('clicks.hourly') ? [webhook] : [],
  )
}

/** False when another process has already handled the hour. */
export async function advanceClicks(
  queries: Queries,
  { id, clicksFrom }: HourlyWebhook,
  to: IsoTime,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('webhook')
    .set({ clicksFrom: to })
    .where('id', '=', id)
    .where('clicksFrom', '=', clicksFrom)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The ids of an owner's links, by the identifiers of their books. */
export async function findLinkIds(
  queries: Queries,
  ownerId: string,
  identifiers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (let first = 0; first < identifiers.length; first += IDENTIFIERS_AT_ONCE) {
    const some = identifiers.slice(first, first + IDENTIFIERS_AT_ONCE)
    const rows = await queries
      .selectFrom('saved_link')
      .select(['id', 'identifier'])
      .where('ownerId', '=', ownerId)
      .where('identifier', 'in', some)
      .where('removedAt', 'is', null)
      .execute()
    for (const { id, identifier } of rows) ids.set(identifier, id)
  }
  return ids
}

const IDENTIFIERS_AT_ONCE = 500
