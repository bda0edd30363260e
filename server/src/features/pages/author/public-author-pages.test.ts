import { expect, it } from 'vitest'
import { createTransact } from '../../../db/transact.ts'
import { addAccount, addLink } from '../../../testing/account-rows.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { createAuthorPagesRepo } from './author-pages.repo.ts'
import { createAuthorPagesService } from './author-pages.service.ts'
import { createPublicAuthorPagesRepo } from './public-author-pages.repo.ts'
import { createPublicAuthorPages, type OwnedSeries } from './public-author-pages.service.ts'

const reader = { country: 'DE', countrySource: 'query', languages: [] } as const

describeEachDatabase('the public side of author pages', (openDatabase) => {
  async function open(series: (linkIds: readonly string[]) => readonly OwnedSeries[] = () => []) {
    const database = await openDatabase()
    const { db } = database
    let time = Date.parse('2026-11-26T08:00:00.000Z')
    const pages = createAuthorPagesService({
      repo: createAuthorPagesRepo(db, createTransact(db)),
      origin: 'https://everyshelf.example',
      now: () => time++,
    })
    const { userId } = await addAccount(database, { name: 'Ada' })
    const ada = { userId, isPremium: true }
    const books = [
      await addLink(database, { slug: 'first22', ownerId: userId, title: 'First' }),
      await addLink(database, {
        slug: 'second2',
        ownerId: userId,
        title: 'Second',
        identifier: '9780441172719',
      }),
    ]
    const publicPages = createPublicAuthorPages({
      repo: createPublicAuthorPagesRepo(db),
      listSeriesOfOwner: async () => series(books),
      now: Date.now,
    })
    const publish = async (address: string, linkIds: readonly string[]) => {
      const { id } = await pages.create(ada, `Name ${address}`, address as never)
      await pages.update(ada, id, { books: linkIds })
      await pages.publish(ada, id)
      return id
    }
    const openPage = (slug: string) =>
      publicPages.open({
        slug: slug as never,
        reader,
        language: 'en',
        findUserId: async () => undefined,
      })
    return { db, pages, ada, books, publicPages, publish, openPage }
  }

  it('names the author of a book by the oldest published page that lists it', async () => {
    const { pages, ada, books, publish, publicPages } = await open()
    const [first = '', second = ''] = books
    const { findAuthorOfLink } = publicPages
    expect(await findAuthorOfLink(first)).toBeNull()
    const oldest = await publish('ada-lind', [first])
    const other = await publish('pen-name', [second, first])
    await pages.setPortrait(ada, other, Buffer.from('jpeg'))
    expect(await findAuthorOfLink(first)).toEqual({
      name: 'Name ada-lind',
      path: '/by/ada-lind',
      portrait: null,
    })
    expect(await findAuthorOfLink(second)).toEqual({
      name: 'Name pen-name',
      path: '/by/pen-name',
      portrait: expect.stringMatching(/^\/portraits\/[0-9a-f]{32}$/),
    })
    await pages.unpublish(ada, oldest)
    expect(await findAuthorOfLink(first)).toMatchObject({ name: 'Name pen-name' })
    await pages.remove(ada, other)
    expect(await findAuthorOfLink(first)).toBeNull()
  })

  it('shows only series with a book of the page, so that pen names stay apart', async () => {
    const { books, publish, openPage } = await open(([first = '', second = '']) => [
      { name: 'Deserts', slug: 'deserts' as never, books: [{ linkId: second }, { linkId: first }] },
      { name: 'Secret', slug: 'secret' as never, books: [{ linkId: second }] },
    ])
    await publish('ada-lind', books.slice(0, 1))
    expect(await openPage('ada-lind')).toMatchObject({
      kind: 'page',
      series: [{ name: 'Deserts', books: [{ title: 'First' }] }],
    })
  })

  it('lists published pages for search engines, the latest change first', async () => {
    const { db, pages, ada, publish, publicPages } = await open()
    const first = await publish('first', [])
    await publish('second', [])
    const disabled = await publish('third', [])
    await pages.create(ada, 'Draft', 'draft' as never)
    await pages.update(ada, first, { text: 'New.' })
    await db
      .updateTable('author_page')
      .set({ disabledAt: '2026-11-26T08:00:00.000Z' })
      .where('id', '=', disabled)
      .execute()
    const list = async (limit: number) =>
      (await publicPages.listPublished(limit)).map(({ path }) => path)
    expect(await list(9)).toEqual(['/by/first', '/by/second'])
    expect(await list(1)).toEqual(['/by/first'])
  })
})
