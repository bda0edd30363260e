import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { toIsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import { erasePersonalData } from '../../personal-data.ts'
import { addOwner, numberHits, openClickStore } from '../../testing/click-store.ts'
import { countLockWaits } from '../../testing/count-lock-waits.ts'
import { describeEachDatabase, openTestDatabase } from '../../testing/databases.ts'
import { addEarningImport } from '../../testing/earnings.ts'
import { addMove } from '../../testing/moves.ts'
import { sampleHit } from '../../testing/sample-hit.ts'
import type { Session } from '../../trpc/request-context.ts'
import { appendHits } from '../clicks/store/append-hits.repo.ts'
import { lockLinksOf } from '../links/store/lock-links.repo.ts'
import { addWebhookEvents } from '../webhooks/emit/webhook-events.repo.ts'
import { webhooksOf } from '../webhooks/webhooks.repo.ts'
import { eraseAccount } from './erasure.repo.ts'
import { createErasure } from './erasure.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const [hit, later] = numberHits(
  [
    { ...sampleHit, ownerId: 'gone', visitorHash: 'one', minutesAgo: 2 },
    { ...sampleHit, ownerId: 'gone', visitorHash: 'two', minutesAgo: 1 },
  ],
  NOW,
)
if (!hit || !later) throw new Error('no hits')

describeEachDatabase('erasing an account', (open) => {
  it('P7 separates its clicks from it, also those that arrive later', async () => {
    const database = await open()
    const { db } = database
    await addOwner(database, 'gone')
    const store = openClickStore(database)
    await store.append([hit])
    await erase(db)
    await store.append([later])
    expect(await listOwners(db)).toEqual([null])
    const hits = await db.selectFrom('link_hit').select('owner').orderBy('link_hit.id').execute()
    expect(hits).toEqual([{ owner: 1 }, { owner: 0 }])
    expect(await db.selectFrom('day_reader').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('erasure').selectAll().execute()).toEqual([
      {
        userId: 'gone',
        requestedAt: '2026-11-21T20:00:00.000Z',
        doneAt: '2026-11-21T20:00:00.000Z',
      },
    ])
  })
})

describeEachDatabase('erasing imported reports and moved links', (open) => {
  it('P7 deletes more rows than one step does, and none of another account', async () => {
    const database = await open()
    const { db } = database
    await addOwner(database, 'gone')
    await addOwner(database, 'ada')
    for (const owner of ['ada', 'gone']) {
      await addEarningImport(database, owner)
      await addMove(database, owner)
    }
    const row = await db
      .selectFrom('earning')
      .selectAll()
      .where('ownerId', '=', 'gone')
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: 2100 }, (_, index) => ({
      ...row,
      amount: 1,
      rowKey: `row ${index}`,
    }))
    for (let at = 0; at < rows.length; at += 700) {
      await db
        .insertInto('earning')
        .values(rows.slice(at, at + 700))
        .execute()
    }
    await erase(db)
    expect(await db.selectFrom('earning').select('ownerId').execute()).toEqual([{ ownerId: 'ada' }])
    expect(await db.selectFrom('earning_import').select('ownerId').execute()).toEqual([
      { ownerId: 'ada' },
    ])
    expect(await db.selectFrom('moved_link').select('ownerId').execute()).toEqual([
      { ownerId: 'ada' },
    ])
    expect(await db.selectFrom('link_move').select('ownerId').execute()).toEqual([
      { ownerId: 'ada' },
    ])
  })
})

describe('erasing an account on postgres', () => {
  async function open() {
    const database = await openTestDatabase('postgres')
    onTestFinished(database.dispose)
    await addOwner(database, 'gone')
    return database
  }

  it('P7 also separates a first click that is being stored at that moment', async () => {
    const { db } = await open()
    const storing = await db.startTransaction().execute()
    await appendHits(storing, [hit])
    const erasure = erase(db)
    await vi.waitFor(async () => expect(await countLockWaits(db)).toBe(1), 5000)
    await storing.commit().execute()
    await erasure
    expect(await listOwners(db)).toEqual([null])
    expect(await db.selectFrom('day_reader').selectAll().execute()).toEqual([])
  })

  it('P7 deletes rows of a report that are being stored at that moment', async () => {
    const { db } = await open()
    const storing = await db.startTransaction().execute()
    await lockLinksOf(storing, 'gone')
    await addEarningImport({ db: storing }, 'gone')
    const erasure = erase(db)
    await vi.waitFor(async () => expect(await countLockWaits(db)).toBe(1), 5000)
    await storing.commit().execute()
    await erasure
    expect(await db.selectFrom('earning').select('ownerId').execute()).toEqual([])
    expect(await db.selectFrom('earning_import').select('id').execute()).toEqual([])
  })

  it('P7 deletes an event of a webhook that is being stored at that moment', async () => {
    const { db } = await open()
    await addWebhook(db, 'gone')
    const storing = await db.startTransaction().execute()
    await lockLinksOf(storing, 'gone')
    const facts = { id: 'evt_1', type: 'link.updated', linkId: 'one', data: {} } as const
    const event = { ...facts, createdAt: toIsoTime(new Date(NOW)) }
    await addWebhookEvents(storing, 'gone', [event], ['hook'])
    const erasure = erase(db)
    await vi.waitFor(async () => expect(await countLockWaits(db)).toBe(1), 5000)
    await storing.commit().execute()
    await erasure
    for (const table of ['webhook', 'webhook_event', 'webhook_delivery'] as const) {
      expect(await db.selectFrom(table).select('id').execute(), table).toEqual([])
    }
  })

  it('P7 gives no number to an account whose deletion is not finished', async () => {
    const { db } = await open()
    let storing: Promise<unknown> = Promise.resolve()
    await erase(db, async () => {
      storing = db.transaction().execute((queries) => appendHits(queries, [hit]))
      await vi.waitFor(async () => expect(await countLockWaits(db)).toBe(1), 5000)
    })
    await storing
    expect(await listOwners(db)).toEqual([])
    expect(await db.selectFrom('link_hit').select('owner').execute()).toEqual([{ owner: 0 }])
  })
})

it('S50 P7 an account’s warnings are sent before its address is erased', async () => {
  const calls: string[] = []
  const erase = createErasure({
    sendWarnings: async (email) => void calls.push(`send ${email}`),
    eraseAccount: async (userId) => void calls.push(`erase ${userId}`),
    forgetOwner: () => {},
  })
  await erase({ userId: 'gone', email: 'gone@example.org' } as unknown as Session)
  expect(calls).toEqual(['send gone@example.org', 'erase gone'])
})

/** Deletes the account; `beforeCommit` runs at the end of the transaction. */
function erase(db: Queries, beforeCommit: () => Promise<void> = async () => {}) {
  return db.transaction().execute(async (queries) => {
    await eraseAccount(queries, 'gone', { erasePersonalData, now: new Date(NOW) })
    await beforeCommit()
  })
}

async function addWebhook(db: Queries, ownerId: string): Promise<void> {
  const createdAt = toIsoTime(new Date(NOW))
  await webhooksOf(db, ownerId).insert({
    id: 'hook',
    ownerId,
    url: 'https://hooks.example.org/',
    events: ['link.updated'],
    secret: 'sealed',
    createdAt,
    clicksFrom: createdAt,
  })
}

async function listOwners(db: Queries): Promise<(string | null)[]> {
  const rows = await db.selectFrom('hit_owner').select('ownerId').execute()
  return rows.map(({ ownerId }) => ownerId)
}
