import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountClient, signIn } from '../../../testing/account-client.ts'
import { numberHits, openClickStore } from '../../../testing/click-store.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Hit } from '../../clicks/hit.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const DUNE = '9780441172719'

describe.each(databaseKinds)('a replay on %s', (database) => {
  let app: TestApp
  let ada: AccountClient
  let bob: AccountClient
  let id: string

  beforeAll(async () => {
    app = await createTestApp({ database, now: () => NOW })
    const person = (name: string) =>
      signIn(app, { name, email: `${name}@example.org`, password: 'nine tall bookshelves' })
    ada = await person('ada')
    bob = await person('bob')
    const premiumUntil = '9999-01-01T00:00:00.000Z'
    await app.database.db.updateTable('user_profile').set({ premiumUntil }).execute()
    id = (await ada.trpc.links.save.mutate({ isbn: DUNE })).id
    await count('2026-11-20', 30)
    await count('2026-11-02', 3)
    await count('2026-10-23', 12, { country: 'FR', marketplace: 'fr' })
    await count('2026-11-20', 2, { country: null, marketplace: 'us' })
    await count('2026-11-21', 1)
    // Too long ago, excluded, or of another book.
    await count('2026-10-22', 100)
    await count('2026-11-20', 100, { excludedBecause: 'crawler' })
    await count('2026-11-20', 100, { identifier: '9780143127741' })
  })
  afterAll(() => app.close())

  async function count(day: string, clicks: number, values: Partial<Hit> = {}): Promise<void> {
    const { ownerId } = await app.database.db
      .selectFrom('saved_link')
      .select('ownerId')
      .executeTakeFirstOrThrow()
    const hit = { ...sampleHit, ownerId, ...values, minutesAgo: 0 }
    const hits = Array.from({ length: clicks }, () => hit)
    await openClickStore(app.database).append(numberHits(hits, Date.parse(`${day}T12:00Z`)))
  }

  it('tells who of the last 30 days would land elsewhere, and keeps nothing', async () => {
    const replay = await ada.trpc.links.replay.query({ id, settings: { excluded: ['fr'] } })
    expect(replay).toEqual({
      from: '2026-10-23',
      to: '2026-11-21',
      clicks: 48,
      moved: 12,
      moves: [
        {
          country: 'FR',
          before: { seller: 'amazon-fr', book: DUNE, format: null },
          after: { seller: 'amazon-us', book: DUNE, format: null },
          clicks: 12,
        },
      ],
      sellers: [
        { seller: 'amazon-de', before: 34, after: 34 },
        { seller: 'amazon-us', before: 2, after: 14 },
        { seller: 'amazon-fr', before: 12, after: 0 },
      ],
      groups: expect.arrayContaining([{ country: 'FR', seller: 'amazon-fr', clicks: 12 }]),
    })
    const { settings, version } = await ada.trpc.links.settings.query({ id })
    expect({ excluded: settings.excluded, version }).toEqual({ excluded: [], version: 0 })
  })

  it('finds no difference in what changes nothing', async () => {
    const same = await ada.trpc.links.replay.query({ id, settings: { defaultCountry: null } })
    expect({ clicks: same.clicks, moved: same.moved, moves: same.moves }).toEqual({
      clicks: 48,
      moved: 0,
      moves: [],
    })
  })

  it('takes readers of unknown country to the default that is tried', async () => {
    const { moves } = await ada.trpc.links.replay.query({
      id,
      settings: { defaultCountry: 'JP' },
    })
    expect(moves.map(({ country, after, clicks }) => [country, after.seller, clicks])).toEqual([
      [null, 'amazon-jp', 2],
    ])
  })

  it('is of one’s own links alone', async () => {
    await expect(bob.trpc.links.replay.query({ id, settings: {} })).rejects.toMatchObject({
      data: { reason: 'not-found' },
    })
  })
})
