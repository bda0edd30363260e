import { LABEL_NAME_MAX_LENGTH } from '@everyshelf/domain/links'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeEachDatabase, openTestDatabase } from '../../testing/databases.ts'
import { movedLinkTo as link, openMoving } from '../../testing/moving-slice.ts'
import { addLinkOwner, ORIGIN } from '../../testing/saved-links-slice.ts'

const DUNE = '9780441172719'
const EMMA = '9780143127741'
const PRIDE = '9780141439518'
const DAY_MS = 24 * 60 * 60 * 1000

describeEachDatabase('moving links here', (openDatabase) => {
  async function open({ isPremium = true } = {}) {
    const database = await openDatabase()
    const moving = openMoving(database)
    const ada = await addLinkOwner(database, { name: 'ada', isPremium })
    return { ...moving, database, ada, own: moving.callerOf(ada) }
  }

  it('previews each link, moves them with their slugs, undoes the move, and moves them again', async () => {
    const { database, ada, own, moves, preview, finish, rowsOf, forgotten, callerOf } = await open()
    const eve = await addLinkOwner(database, { name: 'eve', isPremium: true })
    const hers = await callerOf(eve).save({ isbn: DUNE })
    await callerOf(eve).update({ id: hers.id, slug: 'pride' })
    await own.save({ isbn: EMMA })

    const file = [
      link(DUNE, { oldAddress: 'https://dub.sh/Dune_Saga', oldSlug: 'Dune_Saga', clicks: 1200 }),
      link(`https://www.amazon.com/dp/0141439513`, { oldSlug: 'pride', title: 'Pride' }),
      link(EMMA, { oldSlug: 'emma', clicks: 7 }),
      link('https://ada.example/about', { oldSlug: 'about-me' }),
      // The same slug in other letters, and the same book.
      link(DUNE, { oldSlug: 'DUNE-SAGA' }),
      link(DUNE, { oldSlug: 'dune-again' }),
      link(PRIDE, { oldSlug: 'dune-saga' }),
      link(PRIDE, { oldSlug: 'go' }),
    ]
    const id = await preview(ada, file)
    const plans = (await rowsOf(ada, id)).map(({ action, slug, problem }) => [
      action,
      slug,
      problem,
    ])
    expect(plans).toEqual([
      ['create', 'dune-saga', null],
      ['create', null, 'slug-taken'],
      ['add', 'emma', null],
      ['skip', null, 'not-a-book'],
      ['add', 'dune-saga', null],
      ['add', 'dune-again', null],
      ['add', null, 'slug-taken'],
      ['add', null, 'slug-not-allowed'],
    ])
    expect((await moves.get(ada, id)).counts).toEqual({ create: 2, restore: 0, add: 5, skip: 1 })
    // Nothing happens before the start.
    expect((await own.list()).count).toBe(1)

    await moves.start(ada, id)
    const done = await finish(ada, id)
    expect(done).toMatchObject({ state: 'moved', done: 8, counts: { create: 2, add: 5, skip: 1 } })
    const { links } = await own.list()
    expect(links.map(({ isbn }) => isbn).toSorted()).toEqual([PRIDE, EMMA, DUNE].toSorted())
    const dune = links.find(({ isbn }) => isbn === DUNE)
    expect(dune?.slug).toBe('dune-saga')
    expect(forgotten).toContain('dune-saga')
    expect((await own.settings({ id: dune?.id ?? '' })).slugs).toEqual(['dune-saga', 'dune-again'])
    const results = await rowsOf(ada, id)
    expect(results.map(({ action, slug }) => [action, slug])).toEqual(
      plans.map(([action, slug]) => [action, slug]),
    )
    expect(results[0]).toMatchObject({ globalLink: `${ORIGIN}/go/dune-saga`, linkId: dune?.id })
    expect(await moves.ofLink(ada, dune?.id ?? '')).toEqual({
      clicks: 1200,
      links: [
        {
          ...{ service: 'dub', oldAddress: 'https://dub.sh/Dune_Saga', createdOn: null },
          clicks: 1200,
        },
        { service: 'dub', oldAddress: 'DUNE-SAGA', clicks: null, createdOn: null },
        { service: 'dub', oldAddress: 'dune-again', clicks: null, createdOn: null },
      ],
    })

    await moves.undo(ada, id)
    expect(await finish(ada, id)).toMatchObject({ state: 'undone' })
    // Its own link stays, with the slug that readers may have.
    expect((await own.list()).links.map(({ isbn }) => isbn)).toEqual([EMMA])
    expect(await moves.ofLink(ada, dune?.id ?? '')).toEqual({ clicks: null, links: [] })

    const again = await preview(ada, file)
    expect((await rowsOf(ada, again)).slice(0, 2)).toMatchObject([
      { action: 'restore', slug: 'dune-saga', problem: null },
      { action: 'restore', slug: null, problem: 'slug-taken' },
    ])
    await moves.start(ada, again)
    await finish(ada, again)
    const restored = await own.list()
    expect(restored.links.find(({ isbn }) => isbn === DUNE)).toMatchObject({
      id: dune?.id,
      slug: 'dune-saga',
    })
    expect(restored.count).toBe(3)
  })

  it('does what the author chose for one link or for all', async () => {
    const { ada, own, moves, preview, finish, rowsOf } = await open()
    const id = await preview(ada, [
      link(DUNE, { oldSlug: 'dune-saga' }),
      link(EMMA, { oldSlug: 'emma' }),
      link(PRIDE, { oldSlug: 'pride' }),
    ])
    await moves.choose(ada, id, 'new', undefined)
    await moves.choose(ada, id, 'skip', [1])
    await moves.choose(ada, id, null, [2])
    expect((await rowsOf(ada, id)).map(({ action, slug }) => [action, slug])).toEqual([
      ['create', null],
      ['skip', null],
      ['create', 'pride'],
    ])
    await moves.start(ada, id)
    await expect(moves.choose(ada, id, 'skip', undefined)).rejects.toThrow('not-found')
    await finish(ada, id)
    const slugs = (await own.list()).links.map(({ isbn, slug }) => [isbn, slug])
    expect(new Map(slugs as [string, string][])).toEqual(
      new Map([
        [DUNE, expect.stringMatching(/^[2-9a-z]{7}$/)],
        [PRIDE, 'pride'],
      ]),
    )
  })

  it('takes the ISBN of a number that lost its zero, when the author agrees', async () => {
    const { ada, own, moves, preview, finish, rowsOf } = await open()
    const id = await preview(ada, [link('441172717', { oldSlug: 'dune-saga' }), link('About me')])
    expect((await rowsOf(ada, id)).map(({ problem }) => problem)).toEqual([
      'not-a-book',
      'not-a-book',
    ])
    await moves.takeOffer(ada, id, 0)
    for (const position of [0, 1, 2]) {
      await expect(moves.takeOffer(ada, id, position)).rejects.toThrow('not-found')
    }
    expect((await rowsOf(ada, id))[0]).toMatchObject({ book: DUNE, action: 'create' })
    await moves.start(ada, id)
    await finish(ada, id)
    expect((await own.list()).links).toMatchObject([{ isbn: DUNE, slug: 'dune-saga' }])
  })

  it('shows a free account its limit before the move, and never exceeds it', async () => {
    const { database, ada, own, preview, moves, finish, rowsOf } = await open({ isPremium: false })
    const books = [DUNE, EMMA, PRIDE, '9780306406157', '9780141182636', '9780140449136']
    const id = await preview(
      ada,
      books.map((isbn, index) => link(isbn, { oldSlug: `book-${index}` })),
    )
    const plans = await rowsOf(ada, id)
    expect(plans.map(({ action }) => action).join(' ')).toBe(
      'create create create create create skip',
    )
    expect(plans[0]?.problem).toBe('slug-needs-premium')
    expect(plans[5]?.problem).toBe('link-limit')
    // Skipping one makes room for the last.
    await moves.choose(ada, id, 'skip', [0])
    expect((await rowsOf(ada, id))[5]?.action).toBe('create')
    await moves.start(ada, id)
    await finish(ada, id)
    expect((await own.list()).count).toBe(5)
    const slugs = await database.db.selectFrom('link_slug').select('slug').execute()
    expect(slugs.filter(({ slug }) => slug.startsWith('book-'))).toEqual([])
  })

  it('S13 follows short links only once the move has started, after the links that need no request', async () => {
    const { ada, moves, advance, preview, finish, rowsOf, followed } = await open()
    const id = await preview(ada, [
      link('https://amzn.to/3abcDEF', { oldSlug: 'emma' }),
      link(DUNE),
      link('https://amzn.to/dead'),
    ])
    expect(followed).toEqual([])
    expect((await rowsOf(ada, id))[0]).toMatchObject({ isShortLink: true, action: 'create' })
    await moves.start(ada, id)
    await advance(ada, id)
    expect(await moves.get(ada, id)).toMatchObject({ state: 'looking-up', done: 1 })
    expect(followed).toEqual([])
    expect(await advance(ada, id)).toBe(2)
    expect(followed).toHaveLength(2)
    expect(await moves.get(ada, id)).toMatchObject({ state: 'looking-up', done: 3, lookedUp: 0 })
    await finish(ada, id)
    expect(await rowsOf(ada, id)).toMatchObject([
      { action: 'create', book: EMMA, slug: 'emma' },
      { action: 'create' },
      { action: 'skip', problem: 'not-a-book' },
    ])
  })

  it('looks up only the unknown books of new links, once all are saved', async () => {
    const { ada, own, moves, advance, preview, finish, lookedUp, known, cached } = await open()
    await own.save({ isbn: DUNE })
    lookedUp.length = 0
    cached.add(PRIDE)
    known.add(EMMA)
    const more = ['9780306406157', '9780141182636', '9780140449136', '9780553293357']
    const books = [DUNE, PRIDE, EMMA, ...more, 'B00ICH9SAC']
    const id = await preview(
      ada,
      books.map((book, index) => link(book, { title: `File ${index}` })),
    )
    await moves.start(ada, id)
    for (const _ of [1, 2]) expect(await advance(ada, id)).toBe(0)
    expect(await moves.get(ada, id)).toMatchObject({ state: 'looking-up', done: 8 })
    const titles = async () =>
      Object.fromEntries((await own.list()).links.map(({ isbn, title }) => [isbn, title]))
    expect(await titles()).toMatchObject({
      ...{ [PRIDE]: `Catalog ${PRIDE}`, [EMMA]: 'File 2', B00ICH9SAC: 'File 7' },
    })
    expect(lookedUp).toEqual([])
    expect(await advance(ada, id)).toBe(5)
    expect(lookedUp).toEqual([EMMA, ...more])
    expect(await finish(ada, id)).toMatchObject({ state: 'moved', done: 8 })
    expect(lookedUp).toHaveLength(5)
    // The owner's title stays for a book that no catalog has.
    expect(await titles()).toMatchObject({
      ...{ [EMMA]: `Catalog ${EMMA}`, '9780306406157': 'File 3', B00ICH9SAC: 'File 7' },
    })
  })

  it('leaves what its owner changed or removed before the book was looked up', async () => {
    const { ada, own, moves, advance, preview, finish, known } = await open()
    for (const book of [DUNE, EMMA, PRIDE]) known.add(book)
    const id = await preview(
      ada,
      [DUNE, EMMA, PRIDE].map((book) => link(book, { title: 'File' })),
    )
    await moves.start(ada, id)
    await advance(ada, id)
    const { links } = await own.list()
    const idOf = (isbn: string) => links.find((one) => one.isbn === isbn)?.id ?? ''
    await own.editDetails({ id: idOf(DUNE), details: { title: 'My Dune' } })
    await own.remove({ id: idOf(EMMA) })
    await finish(ada, id)
    const left = (await own.list()).links.map(({ isbn, title }) => [isbn, title])
    expect(left.toSorted()).toEqual(
      [
        [DUNE, 'My Dune'],
        [PRIDE, `Catalog ${PRIDE}`],
      ].toSorted(),
    )
  })

  it('tells the author of a long move by email, once no page shows it', async () => {
    const { ada, moves, advance, preview, mails, pass } = await open()
    const move = async (books: readonly string[], ms: number, isShown: boolean) => {
      const id = await preview(
        ada,
        books.map((book) => link(book)),
      )
      await moves.start(ada, id)
      pass(ms)
      if (isShown) await moves.get(ada, id)
      for (const _ of [1, 2, 3]) await advance(ada, id)
      return id
    }
    await move(['B00ICH9SAC'], 59_000, false)
    const shown = await move(['B00ICH9SAD'], 90_000, true)
    expect(await moves.get(ada, shown)).toMatchObject({ state: 'moved' })
    expect(mails).toEqual([])
    const id = await move(['B00ICH9SAE', 'no book'], 61_000, false)
    expect(mails).toEqual([
      {
        ...{ template: 'import-done', to: 'ada@example.test', dedupeKey: `import-done:${id}` },
        data: { firstName: 'Ada', moveId: id, rows: 2, skipped: 1 },
      },
    ])
  })

  it('gives a link at most 20 slugs', async () => {
    const { database, ada, own, moves, preview, finish, rowsOf } = await open()
    const oldSlugs = Array.from({ length: 22 }, (_, index) => `dune-${index}`)
    const id = await preview(
      ada,
      [...oldSlugs, 'dune-0'].map((oldSlug) => link(DUNE, { oldSlug })),
    )
    const plans = (await rowsOf(ada, id)).map(({ slug, problem }) => slug ?? problem)
    expect(plans.slice(18)).toEqual(['dune-18', 'dune-19', 'slug-limit', 'slug-limit', 'dune-0'])
    await moves.start(ada, id)
    await finish(ada, id)
    const slugs = await database.db.selectFrom('link_slug').select('slug').execute()
    expect(slugs).toHaveLength(20)
    expect((await own.list()).count).toBe(1)
  })

  it('does each step once, however many servers take it, and goes on where it stopped', async () => {
    const { ada, own, moves, advance, preview, finish } = await open()
    const books = [DUNE, EMMA, PRIDE, '9780306406157', '9780141182636', '9780140449136', DUNE]
    const id = await preview(
      ada,
      books.map((isbn) => link(isbn)),
    )
    await moves.start(ada, id)
    await Promise.all([1, 2, 3].map(() => advance(ada, id)))
    const { done } = await moves.get(ada, id)
    expect(done).toBeGreaterThanOrEqual(5)
    expect((await own.list()).count).toBe(Math.min(done, 6))
    await finish(ada, id)
    expect((await own.list()).count).toBe(6)
    // Undo, while it is going on, takes back only what was done.
    const next = await preview(ada, [link('9780553293357'), link('9780345391803')])
    await moves.start(ada, next)
    await moves.undo(ada, next)
    await finish(ada, next)
    expect((await own.list()).count).toBe(6)
  })

  it('undoes no link that a later move or its owner has made theirs, and removes the others now', async () => {
    const { database, ada, own, moves, move, finish } = await open()
    const books = [DUNE, EMMA, PRIDE, '9780306406157']
    const first = await move(
      ada,
      books.map((isbn) => link(isbn)),
    )
    const { links } = await own.list()
    const idOf = (isbn: string) => links.find((one) => one.isbn === isbn)?.id ?? ''
    const later = await move(ada, [link(DUNE, { oldSlug: 'dune' })])
    await own.remove({ id: idOf(EMMA) })
    await own.restore({ id: idOf(EMMA) })
    await own.remove({ id: idOf(PRIDE) })
    await own.save({ isbn: PRIDE })
    await moves.undo(ada, first)
    await finish(ada, first)
    const left = (await own.list()).links.map(({ isbn }) => isbn)
    expect(left.toSorted()).toEqual([DUNE, EMMA, PRIDE].toSorted())

    // A link that a move brought back is removed now, and not as long ago as before.
    const again = await move(ada, [link('9780306406157')])
    const row = () =>
      database.db
        .selectFrom('saved_link')
        .select('removedAt')
        .where('id', '=', idOf('9780306406157'))
        .executeTakeFirstOrThrow()
    expect((await row()).removedAt).toBeNull()
    const { createdAt } = await moves.get(ada, again)
    await moves.undo(ada, again)
    await finish(ada, again)
    expect(String((await row()).removedAt) > createdAt).toBe(true)
    await moves.undo(ada, later)
    await finish(ada, later)
    expect((await own.list()).count).toBe(3)
  })

  it('A4 stores no target once a row is moved or never will be', async () => {
    const { database, ada, moves, preview, advance, finish, rowsOf } = await open()
    const url = 'https://www.amazon.com/dp/0441172717?tag=eve-20'
    const id = await preview(
      ada,
      [url, 'no book', PRIDE, EMMA, PRIDE, url].map((one) => link(one)),
    )
    await moves.start(ada, id)
    await advance(ada, id)
    const targets = async () =>
      (
        await database.db.selectFrom('moved_link').select('target').orderBy('position').execute()
      ).map(({ target }) => target)
    expect(await targets()).toEqual([DUNE, '', PRIDE, EMMA, PRIDE, url])
    await moves.undo(ada, id)
    await finish(ada, id)
    expect(await targets()).toEqual([DUNE, '', PRIDE, EMMA, PRIDE, ''])
    expect(await rowsOf(ada, id)).toHaveLength(6)
  })

  it('pages long moves, and gives a free account 5 moves in 7 days', async () => {
    const { ada, moves, preview, move, pass } = await open({ isPremium: false })
    const file = Array.from({ length: 100 }, (_, index) => link(index < 99 ? 'no book' : DUNE))
    const { id } = await moves.begin(ada, { service: 'dub', fileName: '', rows: 101 })
    await moves.append(ada, id, 0, file)
    await moves.append(ada, id, 100, [link(EMMA)])
    const page = await moves.rows(ada, id, 0)
    expect(page).toMatchObject({ next: 100, links: { length: 100, 99: { action: 'create' } } })
    expect(await moves.rows(ada, id, 100)).toMatchObject({ next: null, links: [{ book: EMMA }] })
    expect(await moves.get(ada, id)).toMatchObject({ counts: { create: 2, skip: 99 } })
    for (const isbn of [DUNE, EMMA, PRIDE, '9780306406157', '9780141182636']) {
      await move(ada, [link(isbn)])
    }
    await expect(preview(ada, [link(DUNE)])).rejects.toThrow('move-limit-reached')
    pass(7 * DAY_MS)
    await preview(ada, [link(DUNE)])
  })

  it('saves the books of a list with its titles, authors, and labels, and undoes it for 7 days', async () => {
    const { ada, own, moves, preview, finish, rowsOf, known, pass } = await open()
    known.add(EMMA)
    await own.save({ isbn: PRIDE })
    const labels = ['Blog', '🎉'.repeat(LABEL_NAME_MAX_LENGTH)]
    const file = [
      link(EMMA, { title: 'My Emma', authors: ['Jane A.'], labels }),
      link(DUNE, { title: 'Free at www.pills.example' }),
      link(PRIDE),
    ]
    const id = await preview(ada, file, 'list')
    expect(await rowsOf(ada, id)).toMatchObject([
      { title: 'My Emma', action: 'create', problem: null },
      { action: 'create' },
      { action: 'add' },
    ])
    await moves.start(ada, id)
    expect(await finish(ada, id)).toMatchObject({ state: 'moved', canUndo: true })
    const { links } = await own.list()
    const linkOf = (isbn: string) => links.find((one) => one.isbn === isbn)
    expect(linkOf(EMMA)).toMatchObject({
      ...{ title: 'My Emma', authors: ['Jane A.'] },
      labels: labels.map((name) => ({ name })),
    })
    expect(linkOf(DUNE)).toMatchObject({ titleSource: 'none', labels: [] })
    pass(7 * DAY_MS)
    expect(await moves.get(ada, id)).toMatchObject({ canUndo: false })
    await expect(moves.undo(ada, id)).rejects.toThrow('import-undo-over')
  })

  it('adds no labels beyond those that an account can have, and says so', async () => {
    const { ada, own, move, rowsOf } = await open()
    const books = Array.from({ length: 6 }, (_, index) => `B00ICH9SA${index}`)
    const file = books.map((book, index) =>
      link(book, { labels: Array.from({ length: 10 }, (_, at) => `Label ${index * 10 + at}`) }),
    )
    const id = await move(ada, file, 'list')
    expect((await rowsOf(ada, id)).map(({ problem }) => problem)).toEqual([
      ...[null, null, null, null, null],
      'label-limit',
    ])
    const labels = (await own.list()).links.map((one) => one.labels.length)
    expect(labels.toSorted((a, b) => a - b)).toEqual([0, 10, 10, 10, 10, 10])
  })

  it('S36 shows, changes, and undoes no move of another account', async () => {
    const { database, ada, moves, advance, preview } = await open()
    const eve = await addLinkOwner(database, { name: 'eve' })
    const id = await preview(ada, [link(DUNE, { clicks: 5 })])
    for (const call of [
      () => moves.get(eve, id),
      () => moves.rows(eve, id, 0),
      () => moves.append(eve, id, 0, [link(DUNE)]),
      () => moves.choose(eve, id, 'skip', undefined),
      () => moves.takeOffer(eve, id, 0),
      () => moves.start(eve, id),
      () => advance(eve, id),
      () => moves.undo(eve, id),
      () => moves.drop(eve, id),
    ]) {
      await expect(call()).rejects.toThrow('not-found')
    }
    expect(await moves.list(eve)).toEqual([])
    // Her own new move drops her previews alone.
    await preview(eve, [link(EMMA)])
    expect(await moves.get(ada, id)).toMatchObject({ state: 'preview' })
  })

  it('R44 takes no more rows than the move began with, and starts only when all are there', async () => {
    const { ada, moves } = await open()
    const { id } = await moves.begin(ada, { service: 'other', fileName: '', rows: 2 })
    await moves.append(ada, id, 0, [link(DUNE)])
    // A call that the browser repeats stores its rows once.
    await moves.append(ada, id, 0, [link(EMMA)])
    await expect(moves.start(ada, id)).rejects.toThrow('import-incomplete')
    await expect(moves.append(ada, id, 1, [link(DUNE), link(EMMA)])).rejects.toThrow(
      'invalid-input',
    )
    await moves.append(ada, id, 1, [link('no book')])
    expect(await moves.append(ada, id, 1, [link(DUNE)])).toEqual({ stored: 2, rows: 2 })
    expect(await moves.get(ada, id)).toMatchObject({
      state: 'preview',
      rows: 2,
      counts: { skip: 1 },
    })
    await moves.drop(ada, id)
    await expect(moves.get(ada, id)).rejects.toThrow('not-found')
  })
})

describe('a move that stops at any time', () => {
  it('undone, it leaves exactly the links that were there', async () => {
    const books = [DUNE, EMMA, PRIDE, '9780306406157']
    const anyRow = fc.record({
      book: fc.constantFrom(...books, 'no book'),
      oldSlug: fc.constantFrom('', 'a-one', 'a-two', 'go', 'A_ONE'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRow, { minLength: 1, maxLength: 12 }),
        fc.subarray(books),
        fc.integer({ min: 0, max: 3 }),
        async (rows, saved, steps) => {
          const database = await openTestDatabase('sqlite')
          const { moves, advance, preview, finish, callerOf } = openMoving(database)
          const ada = await addLinkOwner(database, { name: 'ada', isPremium: true })
          const own = callerOf(ada)
          for (const isbn of saved) await own.save({ isbn })
          const before = (await own.list()).links.map(({ isbn, slug }) => [isbn, slug])
          const id = await preview(
            ada,
            rows.map(({ book, oldSlug }) => link(book, { oldSlug })),
          )
          await moves.start(ada, id)
          for (let step = 0; step < steps; step++) await advance(ada, id)
          await moves.undo(ada, id)
          await finish(ada, id)
          expect((await own.list()).links.map(({ isbn, slug }) => [isbn, slug])).toEqual(before)
          await database.dispose()
        },
      ),
      { numRuns: 12 },
    )
  })
})
