import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { createDailySaltsRepo } from './daily-salts.repo.ts'
import { createDailySalts } from './daily-salts.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const HOUR_MS = 60 * 60 * 1000

describeEachDatabase('daily salts', (openDatabase) => {
  it('P2 are one per day for all processes, and deleted after the day', async () => {
    const { db } = await openDatabase()
    let time = NOON
    const open = () => createDailySalts(createDailySaltsRepo(db), () => time)
    const [one, other] = [open(), open()]
    expect(one.saltAt(NOON)).toBeNull()
    await Promise.all([one.renew(), other.renew()])
    expect(one.saltAt(NOON)).toMatch(/^[\w+/]{43}=$/)
    expect(one.saltAt(NOON)).toEqual(other.saltAt(NOON))
    const tomorrow = one.saltAt(NOON + 12 * HOUR_MS)
    expect(tomorrow).not.toEqual(one.saltAt(NOON))

    time += 12 * HOUR_MS
    await one.renew()
    expect(one.saltAt(NOON)).toBeNull()
    expect(one.saltAt(time)).toEqual(tomorrow)
    const stored = await db
      .selectFrom('service_state')
      .select('key')
      .where('key', 'like', 'visitor-salt:%')
      .orderBy('key')
      .execute()
    expect(stored.map(({ key }) => key)).toEqual([
      'visitor-salt:2026-11-22',
      'visitor-salt:2026-11-23',
    ])
  })
})
