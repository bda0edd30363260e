import { createHash } from 'node:crypto'
import { WEBHOOK_LINKS_MAX } from '@everyshelf/domain/limits'
import { type IsoTime, toIsoTime } from '../../db/columns.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { HitPage } from '../clicks/click-store.ts'
import { addWebhookEvents } from './emit/webhook-events.repo.ts'
import {
  advanceClicks,
  findLinkIds,
  type HourlyWebhook,
  listHourlyWebhooks,
} from './hourly-clicks.repo.ts'
import { HOUR_MS, startOfHour } from './start-of-hour.ts'

interface HourlyClicksDeps {
  readonly db: Queries
  readonly transact: Transact
  /** An owner's hits in a range of time, page by page. */
  readonly listHits: (ownerId: string, from: bigint, before: bigint) => Promise<HitPage>
  readonly firstHitIdAt: (time: number) => bigint
  readonly now: () => number
}

/** By then, clicks have moved from the disks of all machines to the database. */
const COMPLETE_AFTER_MS = 15 * 60 * 1000
/** After a longer outage, earlier hours get no event. */
const CATCH_UP_MS = 48 * HOUR_MS

/** Adds the events about the hours of clicks that are complete. Returns how many. */
export async function addHourlyClicks(deps: HourlyClicksDeps): Promise<number> {
  const { db, now } = deps
  const until = startOfHour(now() - COMPLETE_AFTER_MS)
  const webhooks = await listHourlyWebhooks(db, until)
  let added = 0
  const errors: unknown[] = []
  // An error concerns one account. The others get their hours, and the job reports the first error.
  for (const webhook of webhooks) {
    try {
      added += await addHours(deps, webhook, until)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return added
}

async function addHours(deps: HourlyClicksDeps, webhook: HourlyWebhook, until: IsoTime) {
  let added = 0
  let { clicksFrom } = webhook
  while (clicksFrom < until) {
    const to = nextHour(clicksFrom, deps.now())
    if (await addHour(deps, { ...webhook, clicksFrom }, to)) added++
    clicksFrom = to
  }
  return added
}

function nextHour(from: IsoTime, now: number) {
  const isTooOld = Date.parse(from) < now - CATCH_UP_MS
  return isTooOld ? startOfHour(now - CATCH_UP_MS) : toIsoTime(Date.parse(from) + HOUR_MS)
}

/** An hour without clicks gets no event. */
async function addHour(deps: HourlyClicksDeps, webhook: HourlyWebhook, to: IsoTime) {
  const { ownerId, clicksFrom: from } = webhook
  const isHour = Date.parse(to) - Date.parse(from) === HOUR_MS
  const data = isHour ? await countHour(deps, ownerId, from, to) : null
  return await deps.transact(async (queries) => {
    if (!(await advanceClicks(queries, webhook, to)) || !data) return false
    const facts = { id: eventIdOf(ownerId, from), type: 'clicks.hourly', linkId: null } as const
    const event = { ...facts, data, createdAt: toIsoTime(deps.now()) }
    await addWebhookEvents(queries, ownerId, [event], [webhook.id])
    return true
  })
}

async function countHour(
  { db, listHits, firstHitIdAt }: HourlyClicksDeps,
  ownerId: string,
  from: IsoTime,
  to: IsoTime,
) {
  const counts = new Map<string, number>()
  const before = firstHitIdAt(Date.parse(to))
  let next: bigint | null = firstHitIdAt(Date.parse(from))
  while (next !== null) {
    const page: HitPage = await listHits(ownerId, next, before)
    for (const { identifier, excludedBecause } of page.hits) {
      if (excludedBecause === null) counts.set(identifier, (counts.get(identifier) ?? 0) + 1)
    }
    next = page.next
  }
  if (counts.size === 0) return null
  const clicks = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const most = [...counts]
    .toSorted(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, WEBHOOK_LINKS_MAX)
  const ids = await findLinkIds(
    db,
    ownerId,
    most.map(([identifier]) => identifier),
  )
  const links = most.map(([identifier, count]) => ({
    id: ids.get(identifier) ?? null,
    identifier,
    clicks: count,
  }))
  return { from, to, clicks, links }
}

/** The same for every process and webhook, so that an hour has one event. */
function eventIdOf(ownerId: string, from: IsoTime) {
  const hash = createHash('sha256').update(`${ownerId}:${from}`).digest('hex')
  return `evt_${hash.slice(0, 32)}`
}
