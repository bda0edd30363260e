import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountClient, signIn } from '../../testing/account-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { sampleHit } from '../../testing/sample-hit.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createHitIds } from '../clicks/hit-id.ts'

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
    // In the totals already, as the clicks of days are.
    await count({ day: '2026-11-20', country: 'DE', shop: 'amazon-de', hits: 30 })
    await count({ day: '2026-11-02', country: 'DE', shop: 'amazon-de', hits: 3 })
    await count({ day: '2026-10-23', country: 'FR', shop: 'amazon-fr', hits: 12 })
    await count({ day: '2026-11-20', country: '', shop: 'amazon-us', hits: 2 })
    // Too long ago, excluded, or of another book.
    await count({ day: '2026-10-22', country: 'DE', shop: 'amazon-de', hits: 100 })
    await count({ day: '2026-11-20', country: 'DE', excludedBecause: 'crawler', hits: 100 })
    await count({ day: '2026-11-20', country: 'DE', identifier: '9780143127741', hits: 100 })
    await openJustNow()
  })
  afterAll(() => app.close())

  async function findOwner(): Promise<string> {
    const { db } = app.database
    const { ownerId } = await db
      .selectFrom('saved_link')
      .select('ownerId')
      .executeTakeFirstOrThrow()
    return ownerId ?? ''
  }

  async function count(cell: object): Promise<void> {
    const ownerId = await findOwner()
    await app.database.db
      .insertInto('click_cell')
      .values({
        ownerId,
        identifier: DUNE,
        day: '',
        hour: 12,
        country: '',
        shop: 'amazon-de',
        device: 'Mobile',
        browser: 'Safari',
        refererHost: '',
        excludedBecause: '',
        hits: 1,
        ...cell,
      })
      .execute()
  }

  async function openJustNow(): Promise<void> {
    const openedAt = '2026-11-21T19:59'
    await app.database.db
      .insertInto('hit')
      .values({
        id: String(createHitIds(() => Date.parse(`${openedAt}:50Z`))()),
        ...sampleHit,
        openedAt,
        linkId: id,
        ownerId: await findOwner(),
      })
      .execute()
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
