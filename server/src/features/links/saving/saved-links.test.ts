import { type Book, placeholderBook } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings, formatLinkSettings } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { toJsonText } from '../../../db/columns.ts'
import { numberHits, openClickStore, type TimedHit } from '../../../testing/click-store.ts'
import { describeEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { addLinkOwner, openSavedLinks } from '../../../testing/saved-links-slice.ts'

const DUNE = '9780441172719'
const DAY_MS = 24 * 60 * 60 * 1000

/** Ten-character codes of Amazon's own, which are books without a checksum. */
const kindle = (index: number) => `B${String(100_000_000 + index)}`

async function lookup(identifier: BookIdentifier): Promise<Book> {
  const book = placeholderBook(identifier)
  const isDune = identifierKey(identifier) === DUNE
  return isDune
    ? { ...book, title: 'Dune', authors: ['Frank Herbert'], source: 'google-books' }
    : book
}

async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: Error) => thrown.cause,
  )
  if (!(error instanceof DomainError)) throw new Error('nothing was refused')
  return { code: error.code, details: error.details }
}

describeEachDatabase('saved links', (openDatabase) => {
  async function open({ isPremium = false } = {}) {
    const database = await openDatabase()
    let time = Date.parse('2026-11-21T09:30:00.000Z')
    const { callerOf, forgotten } = openSavedLinks(database, { lookup, now: () => time })
    const ada = await addLinkOwner(database, { name: 'ada', isPremium })
    return {
      database,
      forgotten,
      callerOf,
      ada: callerOf(ada),
      wait: (ms: number) => {
        time += ms
      },
    }
  }

  it('S12 keeps what the server knows of the book, under its one key', async () => {
    const { ada, database } = await open()
    const saved = await ada.save({ isbn: '0-441-17271-7' })
    expect(saved).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{20}$/),
      slug: expect.stringMatching(/^[2-9a-hjkmnp-z]{7}$/),
      isbn: DUNE,
      display: '978-0-441-17271-9',
      globalLink: `https://everyshelf.example/go/${saved.slug}`,
      publicId: 'adaadaadaadaadaa',
      title: 'Dune',
      subtitle: '',
      authors: ['Frank Herbert'],
      language: '',
      series: '',
      seriesNumber: '',
      publishedOn: '',
      titleSource: 'catalog',
      coverImage: `/covers/${DUNE}`,
      createdAt: '2026-11-21T09:30:00.000Z',
      clicks30d: 0,
      clicksByDay: Array.from({ length: 60 }, () => 0),
      disabledReason: null,
      labels: [],
      note: '',
    })
    expect(await database.db.selectFrom('saved_link').selectAll().execute()).toEqual([
      {
        id: saved.id,
        slug: saved.slug,
        ownerId: 'user-ada',
        identifier: DUNE,
        title: 'Dune',
        authors: '["Frank Herbert"]',
        coverImage: `/covers/${DUNE}`,
        settings: formatLinkSettings(defaultLinkSettings),
        createdAt: '2026-11-21T09:30:00.000Z',
        removedAt: null,
        restoredAt: null,
        disabledAt: null,
        disabledReason: null,
        bookHint: null,
        details: '{}',
        note: '',
        searchText: 'dune frank herbert 9780441172719',
        titleKey: 'dune',
        fallbackTitleKey: 'dune',
      },
    ])
    expect(await ada.get({ id: saved.id })).toEqual(saved)
    expect((await ada.list()).links).toEqual([saved])
  })

  it('S12 takes no other field from the client', async () => {
    const { ada } = await open()
    const input = { isbn: DUNE, title: 'Mine', global_link: 'https://evil.test' }
    await expect(ada.save(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('keeps a label and a note for the owner, from the save or later', async () => {
    const { ada } = await open()
    const saved = await ada.save({
      isbn: DUNE,
      labels: [' Newsletter '],
      note: 'For May.\r\nAsk Ada.',
    })
    expect(saved).toMatchObject({ labels: [{ name: 'Newsletter' }], note: 'For May.\nAsk Ada.' })
    const renamed = await ada.annotate({ id: saved.id, labels: ['Blog'] })
    expect(renamed).toMatchObject({ labels: [{ name: 'Blog' }], note: 'For May.\nAsk Ada.' })
    await ada.annotate({ id: saved.id, note: '' })
    expect((await ada.list()).links).toMatchObject([{ labels: [{ name: 'Blog' }], note: '' }])
  })

  it('keeps them when the book is removed and saved again, unless new ones come', async () => {
    const { ada } = await open()
    const { id } = await ada.save({ isbn: DUNE, labels: ['Newsletter'], note: 'For May.' })
    await ada.remove({ id })
    await expect(ada.annotate({ id, labels: ['Blog'] })).rejects.toThrow('not-found')
    const again = await ada.save({ isbn: DUNE, note: 'For June.' })
    expect(again).toMatchObject({ id, labels: [{ name: 'Newsletter' }], note: 'For June.' })
  })

  it('takes the title and the authors that the owner gives, also of a book saved again', async () => {
    const { ada } = await open()
    const saved = await ada.save({ isbn: DUNE, title: 'Dune, the novel', authors: ['F. Herbert'] })
    expect(saved).toMatchObject({
      title: 'Dune, the novel',
      authors: ['F. Herbert'],
      titleSource: 'edited',
    })
    await ada.remove({ id: saved.id })
    expect(await ada.save({ isbn: DUNE, title: 'Dune (1965)' })).toMatchObject({
      title: 'Dune (1965)',
      authors: ['F. Herbert'],
    })
    expect((await ada.list({ filter: { query: '1965' } })).links).toHaveLength(1)
  })

  it('gives a new link the slug that a Premium owner types', async () => {
    const { ada } = await open({ isPremium: true })
    const saved = await ada.save({ isbn: DUNE, slug: 'Dune-Book' })
    expect(saved.slug).toBe('dune-book')
    expect(await ada.history({ id: saved.id })).toEqual([])
    await ada.remove({ id: saved.id })
    const again = await ada.save({ isbn: DUNE, slug: 'desert' })
    expect(again).toMatchObject({ id: saved.id, slug: 'desert' })
    expect((await ada.settings({ id: saved.id })).slugs).toEqual(['desert', 'dune-book'])
  })

  it('saves nothing when the slug is taken, reserved, or the account has no Premium', async () => {
    const { ada, callerOf, database } = await open({ isPremium: true })
    await ada.save({ isbn: DUNE, slug: 'desert' })
    const taken = await refusalOf(ada.save({ isbn: '9780143127741', slug: 'desert' }))
    expect(taken).toEqual({ code: 'slug-taken', details: { slug: 'desert' } })
    await expect(ada.save({ isbn: '9780143127741', slug: 'everyshelf' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    const ben = callerOf(await addLinkOwner(database, { name: 'ben' }))
    const refused = await refusalOf(ben.save({ isbn: DUNE, slug: 'bens-book' }))
    expect(refused.code).toBe('premium-required-to-manage')
    expect((await ada.list()).links).toHaveLength(1)
    expect((await ben.list()).links).toEqual([])
  })

  it('S36 refuses a note on the link of another account', async () => {
    const { ada, callerOf, database } = await open()
    const { id } = await ada.save({ isbn: DUNE, labels: ['Newsletter'] })
    const bob = callerOf(await addLinkOwner(database, { name: 'bob', isPremium: false }))
    expect((await refusalOf(bob.annotate({ id, labels: ['Mine'] }))).code).toBe('not-found')
    expect(await ada.get({ id })).toMatchObject({ labels: [{ name: 'Newsletter' }] })
  })

  it('S12 takes what a page calls the book as a hint, cleaned, for its owner alone', async () => {
    const { ada, callerOf, database } = await open()
    const hint = { title: '\u202E The Body\u0000 ', authors: [' Bessel '] }
    const saved = await ada.save({ isbn: '9780143127741', hint })
    expect(saved).toMatchObject({ title: 'The Body', authors: ['Bessel'], titleSource: 'page' })
    expect((await ada.list()).links).toEqual([saved])
    const [row] = await database.db.selectFrom('saved_link').selectAll().execute()
    expect(row?.title).toBe('Book (ID: 9780143127741)')
    expect(
      JSON.stringify(await database.db.selectFrom('book').selectAll().execute()),
    ).not.toContain('The Body')
    const ben = callerOf(await addLinkOwner(database, { name: 'ben' }))
    expect(await ben.save({ isbn: '9780143127741' })).toMatchObject({
      title: 'Book (ID: 9780143127741)',
      titleSource: 'none',
    })
  })

  it('drops a hint where the catalog knows the book', async () => {
    const { ada, database } = await open()
    const hint = { title: 'Mine', authors: [] }
    expect(await ada.save({ isbn: DUNE, hint })).toMatchObject({
      title: 'Dune',
      titleSource: 'catalog',
    })
    const [row] = await database.db.selectFrom('saved_link').select('bookHint').execute()
    expect(row?.bookHint).toBeNull()
  })

  it('replaces a hint when a removed link is saved again', async () => {
    const { ada } = await open()
    const isbn = '9780143127741'
    const first = await ada.save({ isbn, hint: { title: 'One' } })
    await ada.remove({ id: first.id })
    expect(await ada.save({ isbn, hint: { title: 'Two' } })).toMatchObject({
      id: first.id,
      title: 'Two',
      titleSource: 'page',
    })
  })

  it.each([
    { source: 'page', title: 'x' },
    { title: 'x', coverImage: 'https://evil.test/x.png' },
    {},
    { title: 'x'.repeat(3000) },
    'Dune',
  ])('S12 refuses %j as a hint', async (hint) => {
    const { ada } = await open()
    const input = { isbn: DUNE, hint } as unknown as { isbn: string }
    await expect(ada.save(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('lists the newest first', async () => {
    const { ada, wait } = await open()
    for (const isbn of [DUNE, kindle(1), kindle(2)]) {
      await ada.save({ isbn })
      wait(1000)
    }
    expect((await ada.list()).links.map(({ isbn }) => isbn)).toEqual([kindle(2), kindle(1), DUNE])
  })

  it('shows a book by the name it has got since it was saved', async () => {
    const { ada, database } = await open()
    await ada.save({ isbn: '9780143127741' })
    expect((await ada.list()).links[0]?.title).toBe('Book (ID: 9780143127741)')
    await database.db
      .insertInto('book')
      .values({
        identifier: '9780143127741',
        title: 'The Body Keeps the Score',
        authors: toJsonText(['Bessel van der Kolk']),
        description: null,
        publisher: null,
        coverUrl: null,
        source: 'open-library',
        fetchedAt: '2026-11-21T09:31:00.000Z',
        expiresAt: '2026-12-21T09:31:00.000Z',
      })
      .execute()
    expect((await ada.list()).links[0]).toMatchObject({
      title: 'The Body Keeps the Score',
      authors: ['Bessel van der Kolk'],
    })
  })

  it('keeps a book once, and says which link it is', async () => {
    const { ada } = await open()
    const { id, slug, globalLink } = await ada.save({ isbn: DUNE })
    expect(await refusalOf(ada.save({ isbn: '0441172717' }))).toEqual({
      code: 'link-already-saved',
      details: { id, slug, globalLink },
    })
  })

  it('refuses the sixth link of a free account, and takes any number of a premium one', async () => {
    const { ada, callerOf, database } = await open()
    for (let index = 0; index < 5; index++) await ada.save({ isbn: kindle(index) })
    expect(await refusalOf(ada.save({ isbn: DUNE }))).toEqual({
      code: 'link-limit-reached',
      details: { used: 5, max: 5 },
    })
    const eve = callerOf(await addLinkOwner(database, { name: 'eve', isPremium: true }))
    for (let index = 0; index < 7; index++) await eve.save({ isbn: kindle(index) })
    expect((await eve.list()).links).toHaveLength(7)
  })

  it('S39 keeps exactly 5 of 50 links that are saved at once', async () => {
    const { ada, database } = await open()
    const calls = Array.from({ length: 50 }, (_, index) => ada.save({ isbn: kindle(index) }))
    const results = await Promise.allSettled(calls)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await countRows(database)).toBe(5)
    const codes = results.flatMap((one) => (one.status === 'rejected' ? one.reason.message : []))
    expect(new Set(codes)).toEqual(new Set(['link-limit-reached']))
  })

  it('S39 keeps one row when a book is saved 20 times at once', async () => {
    const { ada, database } = await open()
    const calls = Array.from({ length: 20 }, () => ada.save({ isbn: DUNE }))
    const results = await Promise.allSettled(calls)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = results.flatMap((one) => (one.status === 'rejected' ? one.reason.message : []))
    expect(codes).toEqual(Array.from({ length: 19 }, () => 'link-already-saved'))
    expect(await countRows(database)).toBe(1)
  })

  it('S39 restores no more than there is room for, however many at once', async () => {
    const { ada } = await open()
    const ids: string[] = []
    for (let index = 0; index < 8; index++) {
      const { id } = await ada.save({ isbn: kindle(index) })
      await ada.remove({ id })
      ids.push(id)
    }
    const results = await Promise.allSettled(ids.map((id) => ada.restore({ id })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect((await ada.list()).links).toHaveLength(5)
  })

  it('takes a link out of the list and gives it back as it was', async () => {
    const { ada, wait, forgotten } = await open()
    const saved = await ada.save({ isbn: DUNE })
    wait(1000)
    expect(await ada.remove({ id: saved.id })).toEqual({ removedAt: '2026-11-21T09:30:01.000Z' })
    expect((await ada.list()).links).toEqual([])
    expect(await refusalOf(ada.get({ id: saved.id }))).toMatchObject({ code: 'not-found' })
    wait(1000)
    // Said twice, it stays removed at the first time.
    expect(await ada.remove({ id: saved.id })).toEqual({ removedAt: '2026-11-21T09:30:01.000Z' })
    expect(await ada.restore({ id: saved.id })).toEqual(saved)
    expect(await ada.restore({ id: saved.id })).toEqual(saved)
    expect((await ada.list()).links).toEqual([saved])
    expect(new Set(forgotten)).toEqual(new Set([saved.slug]))
    // Saved, removed, and restored; the repetitions change nothing.
    expect(forgotten).toHaveLength(3)
  })

  it('makes room by removing', async () => {
    const { ada } = await open()
    const saved = []
    for (let index = 0; index < 5; index++) saved.push(await ada.save({ isbn: kindle(index) }))
    await ada.remove({ id: saved[0]?.id ?? '' })
    await ada.save({ isbn: DUNE })
    expect(await refusalOf(ada.restore({ id: saved[0]?.id ?? '' }))).toEqual({
      code: 'link-limit-reached',
      details: { used: 5, max: 5 },
    })
  })

  it('gives a book that is saved again its old address', async () => {
    const { ada, wait } = await open()
    const first = await ada.save({ isbn: DUNE })
    await ada.remove({ id: first.id })
    wait(400 * DAY_MS)
    const again = await ada.save({ isbn: DUNE })
    expect(again).toEqual({ ...first, createdAt: '2027-12-26T09:30:00.000Z' })
  })

  it('restores for 30 days and no longer', async () => {
    const { ada, wait } = await open()
    const { id } = await ada.save({ isbn: DUNE })
    await ada.remove({ id })
    wait(30 * DAY_MS)
    await ada.restore({ id })
    await ada.remove({ id })
    wait(30 * DAY_MS + 1)
    expect(await refusalOf(ada.restore({ id }))).toMatchObject({ code: 'not-found' })
  })

  it('S36 does not find the link of another account', async () => {
    const { ada, callerOf, database } = await open()
    const eve = callerOf(await addLinkOwner(database, { name: 'eve', isPremium: true }))
    const { id, ...saved } = await ada.save({ isbn: DUNE })
    for (const call of [eve.get, eve.remove, eve.restore]) {
      expect(await refusalOf(call({ id }))).toEqual({ code: 'not-found', details: {} })
      expect(await refusalOf(call({ id: 'ffffffffffffffffffffffff' }))).toEqual({
        code: 'not-found',
        details: {},
      })
    }
    expect((await eve.list()).links).toEqual([])
    expect((await eve.generate({ input: DUNE })).saved).toBeNull()
    expect(await ada.get({ id })).toEqual({ id, ...saved })
    // The same book is another link for another owner.
    expect((await eve.save({ isbn: DUNE })).slug).not.toBe(saved.slug)
  })

  it('S35 asks a visitor to sign in first', async () => {
    const visitor = (await open()).callerOf(null)
    const id = 'ffffffffffffffffffffffff'
    for (const call of [
      visitor.save({ isbn: DUNE }),
      visitor.list(),
      visitor.get({ id }),
      visitor.remove({ id }),
      visitor.restore({ id }),
    ]) {
      expect(await refusalOf(call)).toEqual({ code: 'unauthorized', details: {} })
    }
  })

  it('counts what people opened in 30 days, in both forms of the link', async () => {
    const { ada, database } = await open()
    const { id } = await ada.save({ isbn: DUNE })
    const now = Date.parse('2026-11-21T09:30:00.000Z')
    await addLinkOwner(database, { name: 'eve' })
    const click = { ...sampleHit, ownerId: 'user-ada', identifier: DUNE, minutesAgo: 1 }
    const hits: readonly TimedHit[] = [
      click,
      click,
      { ...click, minutesAgo: (29 * DAY_MS) / 60_000 },
      { ...click, minutesAgo: (31 * DAY_MS) / 60_000 },
      { ...click, excludedBecause: 'crawler' },
      { ...click, ownerId: null },
      { ...click, ownerId: 'user-eve' },
      { ...click, identifier: kindle(1) },
    ]
    await openClickStore(database).append(numberHits(hits, now))
    expect((await ada.list()).links.map(({ clicks30d }) => clicks30d)).toEqual([3])
    expect(await ada.get({ id })).toMatchObject({
      clicks30d: 3,
      clicksByDay: Array.from({ length: 60 }, (_, day) => ({ 28: 1, 30: 1, 59: 2 })[day] ?? 0),
    })
    const sooner = { withClicks: false }
    expect((await ada.get({ id, ...sooner })).clicks30d).toBe(0)
    expect((await ada.list(sooner)).links.map(({ clicks30d }) => clicks30d)).toEqual([0])
  })

  it('hands out the link that names its owner, then the saved one', async () => {
    const { ada } = await open()
    expect(await ada.generate({ input: '0441172717' })).toMatchObject({
      globalLink: `https://everyshelf.example/redirect?isbn=${DUNE}&userId=adaadaadaadaadaa`,
      saved: null,
      limit: { used: 0, max: 5, remaining: 5 },
    })
    const { id, slug, globalLink } = await ada.save({ isbn: DUNE })
    expect(await ada.generate({ input: '0441172717' })).toMatchObject({
      globalLink,
      saved: { id, slug },
      limit: { used: 1, max: 5, remaining: 4 },
    })
    await ada.remove({ id })
    expect((await ada.generate({ input: DUNE })).saved).toBeNull()
  })

  it('looks up a book for a free account at its limit, without a new link', async () => {
    const { ada } = await open()
    for (let index = 0; index < 5; index++) await ada.save({ isbn: kindle(index) })
    const found = await ada.generate({ input: DUNE, lookUpOnly: true })
    expect(found).toMatchObject({
      identifier: { key: DUNE },
      globalLink: null,
      saved: null,
      limit: { used: 5, max: 5, remaining: 0 },
    })
    expect(found.directLinks[0]).toMatchObject({ marketplace: 'us' })
    const own = await ada.generate({ input: kindle(0), lookUpOnly: true })
    expect(own.globalLink).toContain('/go/')
  })

  it('makes no new link for a free account at its limit, and hands out those it has', async () => {
    const { ada } = await open()
    for (let index = 0; index < 5; index++) await ada.save({ isbn: kindle(index) })
    expect(await refusalOf(ada.generate({ input: DUNE }))).toEqual({
      code: 'link-limit-reached',
      details: { used: 5, max: 5 },
    })
    const [newest] = (await ada.list()).links
    const { id = '', slug, isbn = '', globalLink } = newest ?? {}
    expect(await ada.generate({ input: isbn })).toMatchObject({
      globalLink,
      saved: { id, slug },
      limit: { used: 5, max: 5, remaining: 0 },
    })
    await ada.remove({ id })
    await ada.save({ isbn: DUNE })
    expect(await refusalOf(ada.generate({ input: isbn }))).toMatchObject({
      code: 'link-limit-reached',
    })
  })

  it.each([
    [true, ['owner', 'https://www.amazon.de/dp/0441172717?tag=ada-21']],
    [false, ['none', 'https://www.amazon.de/dp/0441172717']],
  ])('carries the tags of its owner while that is premium: %s', async (isPremium, expected) => {
    const { ada, database } = await open({ isPremium })
    const tags = toJsonText({ de: 'ada-21' } as never)
    await database.db.updateTable('user_profile').set({ affiliateTags: tags }).execute()
    const { directLinks, limit } = await ada.generate({ input: DUNE })
    const german = directLinks.find(({ marketplace }) => marketplace === 'de')
    expect([german?.tagOwner, german?.url]).toEqual(expected)
    expect(limit.max).toBe(isPremium ? null : 5)
  })
})

async function countRows({ db }: TestDatabase): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from saved_link`.execute(db)
  return Number(rows[0]?.n)
}
