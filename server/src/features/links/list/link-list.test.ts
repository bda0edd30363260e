import { type Book, placeholderBook } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { expect, it } from 'vitest'
import { toJsonText } from '../../../db/columns.ts'
import { numberHits, openClickStore } from '../../../testing/click-store.ts'
import { describeEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { addLinkOwner, openSavedLinks } from '../../../testing/saved-links-slice.ts'
import { createBooksRepo } from '../../books/books.repo.ts'

const NOW = Date.parse('2026-11-21T09:30:00.000Z')
const books: Readonly<Record<string, Pick<Book, 'title' | 'authors'>>> = {
  '9780441172719': { title: 'Dune', authors: ['Frank Herbert'] },
  '9780143127741': { title: 'Book 10', authors: ['Ada'] },
  '9780306406157': { title: 'book 9', authors: ['Zoë'] },
  '9782070411207': { title: 'Été', authors: ['Émile Zola'] },
}
const UNKNOWN = 'B00ICH9SAC'

async function lookup(identifier: BookIdentifier): Promise<Book> {
  const book = placeholderBook(identifier)
  const known = books[identifierKey(identifier)]
  return known ? { ...book, ...known, source: 'google-books' } : book
}

describeEachDatabase('the list of links', (openDatabase) => {
  async function open() {
    const database = await openDatabase()
    let time = NOW
    const { callerOf, details, findTitles } = openSavedLinks(database, { lookup, now: () => time })
    const ada = callerOf(await addLinkOwner(database, { name: 'ada', isPremium: true }))
    for (const isbn of [...Object.keys(books), UNKNOWN]) {
      time += 1000
      await ada.save({ isbn, labels: isbn.startsWith('9780') ? ['English'] : [] })
    }
    return { database, ada, callerOf, details, findTitles }
  }
  type Ada = Awaited<ReturnType<typeof open>>['ada']

  async function readPages(ada: Ada, input: Parameters<Ada['list']>[0], limit: number) {
    const titles: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<Ada['list']>> = await ada.list({ ...input, cursor, limit })
      expect(page.count).toBe(5)
      titles.push(...page.links.map(({ title }) => title))
      cursor = page.next
    } while (cursor !== null)
    return titles
  }

  const placeholder = `Book (ID: ${UNKNOWN})`
  const ascending = {
    title: [placeholder, 'book 9', 'Book 10', 'Dune', 'Été'],
    identifier: ['Book 10', 'book 9', 'Dune', 'Été', placeholder],
    created: ['Dune', 'Book 10', 'book 9', 'Été', placeholder],
  }
  it.each(['title', 'identifier', 'created'] as const)('is sorted by %s, both ways', async (by) => {
    const { ada } = await open()
    const up = { sort: { by, isDescending: false } }
    const down = { sort: { by, isDescending: true } }
    for (const limit of [1, 2, 5]) {
      expect(await readPages(ada, up, limit)).toEqual(ascending[by])
      expect(await readPages(ada, down, limit)).toEqual(ascending[by].toReversed())
    }
  })

  it('is sorted by clicks, also among links with as many', async () => {
    const { ada, database } = await open()
    await addHits(database, { '9780306406157': 3, '9782070411207': 1, '9780441172719': 3 })
    const input = { sort: { by: 'clicks', isDescending: true } } as const
    const whole = await ada.list(input)
    expect(whole.links.map(({ clicks30d }) => clicks30d)).toEqual([3, 3, 1, 0, 0])
    const titles = whole.links.map(({ title }) => title)
    for (const limit of [1, 2]) expect(await readPages(ada, input, limit)).toEqual(titles)
  })

  it('reads on after a link that was removed in between', async () => {
    const { ada } = await open()
    const first = await ada.list({ limit: 2 })
    await ada.remove({ id: first.links[1]?.id ?? '' })
    const second = await ada.list({ limit: 2, cursor: first.next })
    expect(second.links.map(({ title }) => title)).toEqual(['book 9', 'Book 10'])
    expect(second.count).toBe(4)
    expect((await ada.list({ cursor: 'not a position' })).links).toHaveLength(4)
  })

  it('finds links by words of title, author, number, slug, note, and labels', async () => {
    const { ada, details } = await open()
    const { links } = await ada.list()
    const [unknown, ete] = links
    await ada.annotate({ id: unknown?.id ?? '', note: 'For the Café' })
    await details.edit('user-ada', ete?.id ?? '', { series: 'Rougon-Macquart', title: 'Summer' })
    const find = async (query: string) =>
      (await ada.list({ filter: { query } })).links.map(({ isbn }) => isbn)
    expect(await find('dune')).toEqual(['9780441172719'])
    expect(await find('HERBERT du')).toEqual(['9780441172719'])
    expect(await find('zoe')).toEqual(['9780306406157'])
    expect(await find('emile')).toEqual(['9782070411207'])
    expect(await find('macquart summer')).toEqual(['9782070411207'])
    expect(await find('978-0-306-40615-7')).toEqual(['9780306406157'])
    expect(await find('0441172717')).toEqual(['9780441172719'])
    expect(await find('b00ich')).toEqual([UNKNOWN])
    expect(await find(unknown?.slug ?? '')).toEqual([UNKNOWN])
    expect(await find('cafe')).toEqual([UNKNOWN])
    expect(await find('book')).toEqual([UNKNOWN, '9780306406157', '9780143127741'])
    expect(await find('engl dune')).toEqual(['9780441172719'])
    expect(await find('100%')).toEqual([])
    expect(await find('_')).toEqual([])
    // Only the first eight words count.
    expect(await find('e m i l e e e e nothing')).toContain('9782070411207')
    expect(await find('e m i l e e e nothing')).toEqual([])
  })

  it('finds and sorts a book by the title that a catalog gave it later', async () => {
    const { ada, database } = await open()
    await database.db
      .insertInto('book')
      .values({
        identifier: UNKNOWN,
        title: 'Aardvark',
        authors: toJsonText(['Bessel']),
        searchText: 'aardvark bessel',
        titleKey: 'aardvark',
        source: 'open-library',
        description: null,
        publisher: null,
        coverUrl: null,
        fetchedAt: '2026-11-21T09:31:00.000Z',
        expiresAt: '2026-12-21T09:31:00.000Z',
      })
      .execute()
    const byTitle = await ada.list({ sort: { by: 'title', isDescending: false }, limit: 1 })
    expect(byTitle.links[0]?.title).toBe('Aardvark')
    expect((await ada.list({ filter: { query: 'bessel' } })).count).toBe(1)
  })

  it('filters by label and by status', async () => {
    const { ada, database } = await open()
    const { links } = await ada.list()
    const english = links.find(({ labels }) => labels.length > 0)?.labels[0]?.id ?? ''
    const titles = async (filter: object) =>
      (await ada.list({ filter })).links.map(({ title }) => title)
    expect(await titles({ labels: [english] })).toEqual(['book 9', 'Book 10', 'Dune'])
    expect(await titles({ labels: [english], query: 'book' })).toEqual(['book 9', 'Book 10'])
    await database.db
      .updateTable('saved_link')
      .set({ disabledAt: '2026-11-21T10:00:00.000Z', disabledReason: 'Spam' })
      .where('identifier', '=', '9780441172719')
      .execute()
    expect(await titles({ status: 'disabled' })).toEqual(['Dune'])
    expect(await titles({ labels: [english], status: 'active' })).toEqual(['book 9', 'Book 10'])
  })

  it('S36 shows each account its own links only', async () => {
    const { callerOf, database } = await open()
    const eve = callerOf(await addLinkOwner(database, { name: 'eve' }))
    expect(await eve.list({ filter: { query: 'dune' } })).toEqual({
      links: [],
      next: null,
      count: 0,
    })
    expect(await eve.summary()).toEqual({ count: 0, clicks30d: 0 })
  })

  it('sums up links and clicks', async () => {
    const { ada, database } = await open()
    expect(await ada.summary()).toEqual({ count: 5, clicks30d: 0 })
    await addHits(database, {
      '9780306406157': 3,
      '9782070411207': 1,
      [UNKNOWN]: 1,
      '9780000000002': 9,
    })
    const { links } = await ada.list({ filter: { query: 'zoe' } })
    expect(await ada.summary()).toEqual({
      count: 5,
      clicks30d: 5,
    })
    await ada.remove({ id: links[0]?.id ?? '' })
    expect(await ada.summary()).toMatchObject({ count: 4, clicks30d: 2 })
  })

  it('names the books of an import that are saved or in the catalog cache', async () => {
    const { ada, database, findTitles } = await open()
    const { links } = await ada.list({ filter: { query: 'zoe' } })
    await ada.remove({ id: links[0]?.id ?? '' })
    await createBooksRepo(database.db).save({
      ...{ identifier: '9780062316097', title: 'Sapiens', authors: ['Yuval Noah Harari'] },
      ...{ description: null, publisher: null, coverUrl: null, source: 'google-books' },
      ...{ fetchedAt: NOW, expiresAt: NOW },
    })
    const books = ['9780441172719', '9780306406157', '9780143127741', '9780062316097', UNKNOWN]
    const own = await findTitles('user-ada', books)
    expect(Object.fromEntries(own)).toEqual({
      ...{ '9780441172719': 'Dune', '9780143127741': 'Book 10', '9780062316097': 'Sapiens' },
    })
    expect([...(await findTitles('user-eve', books)).keys()]).toEqual(['9780062316097'])
    expect(await findTitles('user-ada', [])).toEqual(new Map())
  })
})

async function addHits(
  database: TestDatabase,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  const hits = Object.entries(counts).flatMap(([identifier, count]) =>
    Array.from({ length: count }, () => ({
      ...sampleHit,
      ownerId: 'user-ada',
      identifier,
      minutesAgo: 1,
    })),
  )
  await openClickStore(database).append(numberHits(hits, NOW))
}
