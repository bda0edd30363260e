import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { createReaderSaltsRepo } from './reader-salts.repo.ts'
import { createReaderSalts } from './reader-salts.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const HOUR_MS = 60 * 60 * 1000

describeEachDatabase('salts of readers', (openDatabase) => {
  it('P2 are one a day for all processes, and gone with their day', async () => {
    const { db } = await openDatabase()
    let time = NOON
    const open = () => createReaderSalts(createReaderSaltsRepo(db), () => time)
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
    const kept = await db
      .selectFrom('service_state')
      .select('key')
      .where('key', 'like', 'reader-salt:%')
      .orderBy('key')
      .execute()
    expect(kept.map(({ key }) => key)).toEqual(['reader-salt:2026-11-22', 'reader-salt:2026-11-23'])
  })
})
