import { placeholderBook } from '@everyshelf/domain/books'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { addLinkOwner, openSavedLinks } from '../../../testing/saved-links-slice.ts'
import type { BackMatterServiceDeps } from './back-matter.service.ts'

const DUNE = '9780441172719'
const MESSIAH = '9780143127741'
const NONE = { author: null, series: null }

interface Setup extends Pick<BackMatterServiceDeps, 'findBookPages'> {
  readonly isPremium: boolean
}

describeEachDatabase('slugs for the books themselves', (openDatabase) => {
  async function open({ isPremium = false, ...deps }: Partial<Setup> = {}) {
    const database = await openDatabase()
    const slice = openSavedLinks(database, {
      ...deps,
      lookup: async (identifier) => placeholderBook(identifier),
      now: () => Date.parse('2026-11-26T09:30:00.000Z'),
    })
    const session = await addLinkOwner(database, { name: 'ada', isPremium })
    const ada = slice.callerOf(session)
    return { ...slice, database, ada, link: await ada.save({ isbn: DUNE }) }
  }

  it('exist once the owner creates them, also without Premium', async () => {
    const { ada, link, forgotten } = await open()
    const ids = [link.id]
    const [before] = await ada.backMatter({ ids })
    expect(before).toMatchObject({ isbn: DUNE, slugs: { ebook: null, print: null } })
    const [created] = await ada.createBookSlugs({ ids })
    const { ebook, print } = created?.slugs ?? {}
    expect(new Set([link.slug, ebook, print]).size).toBe(3)
    expect([ebook, print]).toEqual([`${link.slug}-ebook`, `${link.slug}-print`])
    expect(forgotten).toEqual(expect.arrayContaining([ebook, print]))
    expect(await ada.backMatter({ ids })).toEqual([created])
  })

  it('are the same when they are created again, even at the same time', async () => {
    const { ada, link } = await open()
    const other = await ada.save({ isbn: MESSIAH })
    const ids = [link.id, other.id]
    const [once, again, alone] = await Promise.all([
      ada.createBookSlugs({ ids }),
      ada.createBookSlugs({ ids: [...ids, link.id] }),
      ada.createBookSlugs({ ids: [other.id] }),
    ])
    expect(again).toEqual(once)
    expect(alone).toEqual([once?.[1]])
    expect(once?.map(({ id }) => id)).toEqual(ids)
  })

  it('are not among the old slugs of the link, and cannot become its own', async () => {
    const { ada, link } = await open({ isPremium: true })
    const [created] = await ada.createBookSlugs({ ids: [link.id] })
    const slug = String(created?.slugs.ebook)
    expect((await ada.settings({ id: link.id })).slugs).toEqual([link.slug])
    await expect(ada.update({ id: link.id, slug })).rejects.toMatchObject({
      cause: { code: 'slug-taken' },
    })
  })

  it('follow the settings of the link at once', async () => {
    const { ada, link, forgotten } = await open()
    const [created] = await ada.createBookSlugs({ ids: [link.id] })
    const { ebook, print } = created?.slugs ?? {}
    for (const change of [
      () => ada.update({ id: link.id, settings: { mode: 'choose' } }),
      () => ada.remove({ id: link.id }),
    ]) {
      forgotten.length = 0
      await change()
      expect(forgotten.toSorted()).toEqual([link.slug, ebook, print].toSorted())
    }
  })

  it('come with the pages of the book’s author and series, for the owner only', async () => {
    const pages = {
      author: { name: 'Ada', path: '/by/ada' },
      series: { nextLinkId: 'link-2' },
    }
    const { ada, link, database, callerOf } = await open({
      findBookPages: async (_ownerId, id) => (id === link.id ? pages : NONE),
    })
    expect(await ada.bookPages({ id: link.id })).toEqual(pages)
    const eve = callerOf(await addLinkOwner(database, { name: 'eve' }))
    await expect(eve.bookPages({ id: link.id })).rejects.toMatchObject({
      cause: { code: 'not-found' },
    })
    const other = await open()
    expect(await other.ada.bookPages({ id: other.link.id })).toEqual(NONE)
  })

  it('S36 are neither shown to another account nor created by one, nor for removed links', async () => {
    const { ada, link, database, callerOf } = await open()
    const eve = callerOf(await addLinkOwner(database, { name: 'eve' }))
    const own = await eve.save({ isbn: MESSIAH })
    const ids = [own.id, link.id]
    for (const call of [() => eve.backMatter({ ids }), () => eve.createBookSlugs({ ids })]) {
      await expect(call()).rejects.toMatchObject({ cause: { code: 'not-found' } })
    }
    const slugs = await database.db.selectFrom('link_slug').select('channel').execute()
    expect(slugs).toEqual([{ channel: 'web' }, { channel: 'web' }])
    await ada.remove({ id: link.id })
    await expect(ada.createBookSlugs({ ids: [link.id] })).rejects.toMatchObject({
      cause: { code: 'not-found' },
    })
  })
})
