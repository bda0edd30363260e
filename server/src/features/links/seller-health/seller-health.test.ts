import { placeholderBook } from '@everyshelf/domain/books'
import type { Slug } from '@everyshelf/domain/links'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { addLinkOwner, openSavedLinks } from '../../../testing/saved-links-slice.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describeEachDatabase('the state of retailers', (openDatabase) => {
  async function open() {
    const database = await openDatabase()
    let time = Date.parse('2026-11-21T23:59:00.000Z')
    const { callerOf, report } = openSavedLinks(database, {
      lookup: async (identifier) => placeholderBook(identifier),
      now: () => time,
    })
    const ada = callerOf(await addLinkOwner(database, { name: 'ada', isPremium: true }))
    const { id, slug } = await ada.save({ isbn: '9780441172719' })
    return {
      database,
      ada,
      id,
      slug,
      report,
      wait: (ms: number) => {
        time += ms
      },
    }
  }

  it('is nothing at first', async () => {
    const { ada, id } = await open()
    expect(await ada.health({ id })).toEqual({ createdAt: '2026-11-21T23:59:00.000Z', sellers: [] })
  })

  it('is what readers report, by country, and what the owner has found there', async () => {
    const { ada, id, slug, report, wait } = await open()
    await report({ slug, seller: 'kobo', country: 'AT' })
    await report({ slug, seller: 'amazon-de', country: 'DE' })
    wait(DAY_MS)
    await report({ slug, seller: 'kobo', country: 'DE' })
    await report({ slug, seller: 'kobo', country: 'DE' })
    await ada.update({ id, slug: 'desert-planet' })
    wait(DAY_MS)
    // By the former address, from a page that is still open.
    await report({ slug, seller: 'kobo', country: 'DE' })
    expect(await ada.confirmSeller({ id, seller: 'kobo' })).toEqual({
      confirmedAt: '2026-11-23T23:59:00.000Z',
    })
    wait(DAY_MS)
    await ada.confirmSeller({ id, seller: 'kobo' })
    await ada.confirmSeller({ id, seller: 'bam' })
    expect((await ada.health({ id })).sellers).toEqual([
      {
        seller: 'amazon-de',
        confirmedAt: null,
        reports: [{ country: 'DE', reports: 1 }],
        lastReportOn: '2026-11-21',
      },
      { seller: 'bam', confirmedAt: '2026-11-24T23:59:00.000Z', reports: [], lastReportOn: null },
      {
        seller: 'kobo',
        confirmedAt: '2026-11-24T23:59:00.000Z',
        reports: [
          { country: 'DE', reports: 3 },
          { country: 'AT', reports: 1 },
        ],
        lastReportOn: '2026-11-23',
      },
    ])
  })

  it('S39 counts every one of many reports at the same moment', async () => {
    const { ada, id, slug, report } = await open()
    await Promise.all(
      Array.from({ length: 20 }, () => report({ slug, seller: 'kobo', country: 'FR' })),
    )
    const { sellers } = await ada.health({ id })
    expect(sellers[0]?.reports).toEqual([{ country: 'FR', reports: 20 }])
  })

  it('is forgotten after 90 days', async () => {
    const { ada, id, slug, report, wait, database } = await open()
    await report({ slug, seller: 'kobo', country: 'FR' })
    wait(90 * DAY_MS)
    expect((await ada.health({ id })).sellers).toHaveLength(1)
    wait(DAY_MS)
    expect((await ada.health({ id })).sellers).toEqual([])
    await report({ slug, seller: 'bam', country: 'US' })
    const rows = await database.db.selectFrom('seller_report').selectAll().execute()
    expect(rows.map(({ seller }) => seller)).toEqual(['bam'])
  })

  it('takes no report of a link that is not there, and says nothing of it', async () => {
    const { ada, id, slug, report, database } = await open()
    await report({ slug: 'nosuchlink' as Slug, seller: 'kobo', country: 'FR' })
    await ada.remove({ id })
    await report({ slug, seller: 'kobo', country: 'FR' })
    expect(await database.db.selectFrom('seller_report').selectAll().execute()).toEqual([])
  })

  it.each(['amazon-zz', 'amazon', 'unknown', '__proto__'])(
    'has no retailer called %s',
    async (seller) => {
      const { ada, id } = await open()
      await expect(ada.confirmSeller({ id, seller })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )
})
