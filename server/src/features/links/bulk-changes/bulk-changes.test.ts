import { placeholderBook } from '@everyshelf/domain/books'
import { DomainError } from '@everyshelf/domain/messages'
import type { BulkAction } from '@everyshelf/domain/schemas'
import { expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { addLinkOwner, openSavedLinks } from '../../../testing/saved-links-slice.ts'
import { BULK_CHANGES_STORED } from './bulk-changes.repo.ts'

const DUNE = '9780441172719'
const BODY = '9780143127741'
const KINDLE = 'B00B7NPRY8'
const KOBO_OFF: BulkAction = { kind: 'retailers', retailers: ['kobo'], isOn: false }
const CHOOSE: BulkAction = { kind: 'mode', mode: 'choose' }
const noCounts = { waiting: 0, changed: 0, unchanged: 0, refused: 0, undone: 0, 'not-undone': 0 }

async function codeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (thrown: Error) => thrown.cause,
  )
  if (!(error instanceof DomainError)) throw new Error('nothing was refused')
  return error.code
}

describeEachDatabase('bulk changes', (openDatabase) => {
  async function open({ isPremium = true, books = [DUNE, BODY, KINDLE] } = {}) {
    const database = await openDatabase()
    let time = Date.parse('2026-11-23T09:30:00.000Z')
    const slice = openSavedLinks(database, {
      lookup: async (identifier) => placeholderBook(identifier),
      now: () => time,
    })
    const session = await addLinkOwner(database, { name: 'ada', isPremium })
    const ada = slice.callerOf(session)
    const ids: string[] = []
    for (const isbn of books) ids.push((await ada.save({ isbn })).id)
    const bulk = slice.bulkCallerOf(session)
    /** Calls `advance` as the page does. */
    const finish = async (id: string) => {
      let change = await bulk.advance({ id })
      while (change.state === 'changing' || change.state === 'undoing') {
        change = await bulk.advance({ id })
      }
      return change
    }
    return {
      ...slice,
      database,
      session,
      ada,
      bulk,
      ids,
      finish,
      run: async (action: BulkAction, chosen: readonly string[] = ids) =>
        await finish((await bulk.start({ selection: { ids: [...chosen] }, action })).id),
      undo: async (id: string) => {
        await bulk.undo({ id })
        return await finish(id)
      },
      settingsOf: async (id: string) => (await ada.settings({ id })).settings,
      wait: (ms: number) => {
        time += ms
      },
    }
  }

  it('preview what changes and what stays, with examples, and store nothing', async () => {
    const { ada, bulk, ids, database } = await open()
    const [dune = ''] = ids
    await ada.update({ id: dune, settings: { mode: 'choose' } })
    expect(await bulk.preview({ selection: { ids }, action: CHOOSE })).toEqual({
      total: 3,
      missing: 0,
      groups: [
        {
          outcome: 'changed',
          reason: null,
          effect: { added: ['choose'], removed: ['instant'] },
          count: 2,
          examples: [
            { id: ids[1], title: `Book (ID: ${BODY})` },
            { id: ids[2], title: `Book (ID: ${KINDLE})` },
          ],
        },
        {
          outcome: 'unchanged',
          reason: 'already',
          effect: null,
          count: 1,
          examples: [{ id: dune, title: `Book (ID: ${DUNE})` }],
        },
      ],
    })
    expect(await countVersions(database)).toBe(2)
    expect(await bulk.list()).toEqual([])
  })

  it('preview different effects apart', async () => {
    const { ada, bulk, ids } = await open()
    await ada.update({ id: ids[0] ?? '', settings: { retailers: { off: ['kobo'] } } })
    const action: BulkAction = { kind: 'retailers', retailers: ['kobo', 'bn'], isOn: false }
    const { groups } = await bulk.preview({ selection: { ids }, action })
    expect(groups.map(({ effect, count }) => ({ effect, count }))).toEqual([
      { effect: { added: [], removed: ['kobo', 'bn'] }, count: 2 },
      { effect: { added: [], removed: ['bn'] }, count: 1 },
    ])
  })

  it('give each link its own title, and undo takes back only titles that are still the same', async () => {
    const { ada, ids, run, undo } = await open()
    const [dune = '', body = '', kindle = ''] = ids
    await ada.editDetails({ id: body, details: { title: 'Mine' } })
    const titles = [
      { id: dune, title: 'Dune' },
      { id: body, title: 'The Body' },
    ]
    const change = await run({ kind: 'titles', titles }, [dune, body, kindle])
    expect(change.counts).toEqual({ ...noCounts, changed: 2, unchanged: 1 })
    const shown = async () =>
      await Promise.all(ids.map(async (id) => (await ada.details({ id })).details.title))
    expect(await shown()).toEqual(['Dune', 'The Body', `Book (ID: ${KINDLE})`])
    await ada.editDetails({ id: dune, details: { title: 'Dune Messiah' } })
    await undo(change.id)
    expect(await shown()).toEqual(['Dune Messiah', 'Mine', `Book (ID: ${KINDLE})`])
  })

  it('change links in steps, record each in its history, and apply to redirects', async () => {
    const books = Array.from({ length: 30 }, (_, index) => `B0CBULK${100 + index}`)
    const { ada, bulk, ids, forgotten, finish } = await open({ books })
    const started = await bulk.start({ selection: { ids }, action: CHOOSE })
    expect(started).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{20}$/),
      action: CHOOSE,
      createdAt: '2026-11-23T09:30:00.000Z',
      state: 'changing',
      total: 30,
      counts: { ...noCounts, waiting: 30 },
    })
    const half = await bulk.advance({ id: started.id })
    expect(half).toEqual({ ...started, counts: { ...noCounts, waiting: 5, changed: 25 } })
    const done = await finish(started.id)
    expect(done).toEqual({ ...started, state: 'changed', counts: { ...noCounts, changed: 30 } })
    const [first = ''] = ids
    const { settings, slugs, version } = await ada.settings({ id: first })
    expect({ mode: settings.mode, version }).toEqual({ mode: 'choose', version: 1 })
    expect(forgotten).toContain(slugs[0])
    const [change] = await ada.history({ id: first })
    expect(change).toMatchObject({ version: 1, by: 'ada', undoneVersion: null })
    // A call too many changes nothing.
    expect(await bulk.advance({ id: started.id })).toEqual(done)
  })

  it('undo the whole change, and keep later changes of other settings', async () => {
    const { ada, bulk, ids, run, undo, settingsOf } = await open()
    const [dune = '', body = ''] = ids
    await ada.update({ id: body, settings: { retailers: { off: ['kobo'] } } })
    const { id, counts } = await run(KOBO_OFF)
    expect(counts).toEqual({ ...noCounts, changed: 2, unchanged: 1 })
    await ada.update({ id: dune, settings: { defaultCountry: 'AT' } })
    const undone = await undo(id)
    expect(undone).toMatchObject({
      state: 'undone',
      counts: { ...noCounts, undone: 2, unchanged: 1 },
    })
    expect(await settingsOf(dune)).toMatchObject({ retailers: { off: [] }, defaultCountry: 'AT' })
    // It was off before.
    expect(await settingsOf(body)).toMatchObject({ retailers: { off: ['kobo'] } })
    const versions = await ada.history({ id: dune })
    expect(versions.map(({ undoneVersion }) => undoneVersion)).toEqual([1, null, null, null])
    // Pressed twice, it stays undone.
    expect(await bulk.undo({ id })).toEqual(undone)
  })

  it('stop and undo what was already changed', async () => {
    const books = Array.from({ length: 30 }, (_, index) => `B0CBULK${100 + index}`)
    const { bulk, ids, undo, settingsOf } = await open({ books })
    const { id } = await bulk.start({ selection: { ids }, action: CHOOSE })
    await bulk.advance({ id })
    expect(await undo(id)).toMatchObject({
      state: 'undone',
      counts: { ...noCounts, undone: 25, unchanged: 5 },
    })
    for (const link of ids) expect((await settingsOf(link)).mode).toBe('instant')
    const { results } = await bulk.results({ id, outcome: 'unchanged' })
    expect(results.map(({ reason }) => reason)).toEqual(Array(5).fill('stopped'))
  })

  it('give each link a result, with its title and the reason', async () => {
    const { ada, bulk, ids, run } = await open()
    const [dune = '', body = '', kindle = ''] = ids
    await ada.update({ id: dune, settings: { mode: 'choose' } })
    const { id } = await bulk.start({ selection: { ids }, action: CHOOSE })
    await ada.remove({ id: body })
    await bulk.advance({ id })
    const row = { reason: null, effect: null, isSaved: true }
    expect(await bulk.results({ id })).toEqual({
      results: [
        {
          ...row,
          position: 1,
          linkId: dune,
          title: `Book (ID: ${DUNE})`,
          outcome: 'unchanged',
          reason: 'already',
        },
        {
          ...row,
          position: 2,
          linkId: body,
          title: `Book (ID: ${BODY})`,
          outcome: 'refused',
          reason: 'not-found',
          isSaved: false,
        },
        {
          ...row,
          position: 3,
          linkId: kindle,
          title: `Book (ID: ${KINDLE})`,
          outcome: 'changed',
          effect: { added: ['choose'], removed: ['instant'] },
        },
      ],
      next: null,
    })
    const { results } = await bulk.results({ id, outcome: 'refused' })
    expect(results.map(({ linkId }) => linkId)).toEqual([body])
    expect((await bulk.results({ id, after: 2 })).results).toHaveLength(1)
    expect((await run(CHOOSE, [dune])).counts).toEqual({ ...noCounts, unchanged: 1 })
  })

  it('decide Premium for each link by what changes', async () => {
    const { bulk, ids, run, undo, settingsOf } = await open({ isPremium: false })
    expect((await run(CHOOSE)).counts).toEqual({ ...noCounts, changed: 3 })
    const format = await run({ kind: 'format', format: 'hardcover' })
    expect(format.counts).toEqual({ ...noCounts, changed: 1, unchanged: 2 })
    expect((await undo(format.id)).counts).toEqual({ ...noCounts, undone: 1, unchanged: 2 })
    const { groups } = await bulk.preview({ selection: { ids }, action: KOBO_OFF })
    expect(groups).toMatchObject([
      { outcome: 'refused', reason: 'premium-required-to-manage', count: 3 },
    ])
    const off = await run(KOBO_OFF)
    expect(off.counts).toEqual({ ...noCounts, refused: 3 })
    expect(await settingsOf(ids[0] ?? '')).toMatchObject({ retailers: { off: [] } })
  })

  it('keep a change that needs Premium to undo, and say why', async () => {
    const { bulk, ids, session, run, bulkCallerOf, settingsOf } = await open()
    const { id } = await run(KOBO_OFF)
    const lapsed = bulkCallerOf({ ...session, isPremium: false })
    await lapsed.undo({ id })
    expect((await lapsed.advance({ id })).counts).toEqual({ ...noCounts, 'not-undone': 3 })
    const { results } = await bulk.results({ id, outcome: 'not-undone' })
    expect(results[0]).toMatchObject({ reason: 'premium-required-to-manage' })
    expect(await settingsOf(ids[0] ?? '')).toMatchObject({ retailers: { off: ['kobo'] } })
  })

  it('set a format only where it matters', async () => {
    const { bulk, ids, run, settingsOf } = await open()
    const { id, counts } = await run({ kind: 'format', format: 'hardcover' })
    expect(counts).toEqual({ ...noCounts, changed: 1, unchanged: 2 })
    expect((await settingsOf(ids[2] ?? '')).editions).toEqual([
      { format: 'hardcover', identifier: KINDLE, notSoldIn: [] },
    ])
    const { results } = await bulk.results({ id, outcome: 'unchanged' })
    expect(results.map(({ reason }) => reason)).toEqual(['format-not-needed', 'format-not-needed'])
  })

  it('mark editions as not sold in countries, and as sold again', async () => {
    const { ada, ids, run, settingsOf } = await open()
    const [dune = '', body = ''] = ids
    await ada.update({
      id: body,
      settings: {
        editions: [
          { format: 'kindle', identifier: KINDLE, notSoldIn: ['JP'] },
          { format: 'paperback', identifier: BODY, notSoldIn: ['FR'] },
        ],
      },
    })
    const notSold = await run({ kind: 'sold-in', countries: ['JP', 'BR'], isSold: false })
    expect(notSold.counts).toEqual({ ...noCounts, changed: 3 })
    expect((await settingsOf(dune)).editions).toEqual([
      { format: 'paperback', identifier: DUNE, notSoldIn: ['BR', 'JP'] },
    ])
    expect((await settingsOf(body)).editions).toEqual([
      { format: 'kindle', identifier: KINDLE, notSoldIn: ['BR', 'JP'] },
      { format: 'paperback', identifier: BODY, notSoldIn: ['BR', 'FR', 'JP'] },
    ])
    await run({ kind: 'sold-in', countries: ['JP', 'BR'], isSold: true })
    expect((await settingsOf(dune)).editions).toEqual([])
    expect((await settingsOf(body)).editions).toMatchObject([
      { notSoldIn: [] },
      { notSoldIn: ['FR'] },
    ])
  })

  it('match the language of links with several editions only', async () => {
    const { ada, bulk, ids, run, settingsOf } = await open()
    const [, body = ''] = ids
    const editions = [
      { format: 'kindle', identifier: KINDLE, notSoldIn: [], language: 'de' },
      { format: 'paperback', identifier: BODY, notSoldIn: [], language: 'en' },
    ] as const
    await ada.update({ id: body, settings: { editions: editions as never } })
    const { id, counts } = await run({ kind: 'match-language', isOn: true })
    expect(counts).toEqual({ ...noCounts, changed: 1, unchanged: 2 })
    expect((await settingsOf(body)).matchLanguage).toBe(true)
    const { results } = await bulk.results({ id, outcome: 'unchanged' })
    expect(results[0]).toMatchObject({ reason: 'one-edition' })
  })

  it('remove links, and restore them within the limit of the account', async () => {
    const { ada, ids, run, undo, session, bulkCallerOf, bulk } = await open()
    const { id } = await run({ kind: 'remove' })
    expect((await ada.list()).links).toEqual([])
    expect((await undo(id)).counts).toEqual({ ...noCounts, undone: 3 })
    expect((await ada.list()).links.map((link) => link.id).sort()).toEqual([...ids].sort())

    const again = await run({ kind: 'remove' })
    for (let book = 0; book < 4; book++) await ada.save({ isbn: `B0CFULL${100 + book}` })
    const free = bulkCallerOf({ ...session, isPremium: false })
    await free.undo({ id: again.id })
    expect((await free.advance({ id: again.id })).counts).toEqual({
      ...noCounts,
      undone: 1,
      'not-undone': 2,
    })
    const { results } = await bulk.results({ id: again.id, outcome: 'not-undone' })
    expect(results[0]).toMatchObject({ reason: 'link-limit-reached', isSaved: false })
  })

  it('add labels to links that lack them, and take them back', async () => {
    const { ada, bulk, ids, run, undo } = await open({ isPremium: false })
    const [dune = '', body = '', kindle = ''] = ids
    const labelsOf = async (id: string) => (await ada.get({ id })).labels.map(({ name }) => name)
    await ada.annotate({ id: dune, labels: ['Spring', 'Dragons'] })
    const many = Array.from({ length: 10 }, (_, index) => `Label ${index}`)
    await ada.annotate({ id: kindle, labels: many })
    const action: BulkAction = { kind: 'labels', labels: ['spring', 'Élan'], isAdded: true }
    const { groups } = await bulk.preview({ selection: { ids }, action })
    expect(groups.map(({ outcome, reason, effect }) => ({ outcome, reason, effect }))).toEqual([
      { outcome: 'changed', reason: null, effect: { added: ['Élan'], removed: [] } },
      { outcome: 'changed', reason: null, effect: { added: ['spring', 'Élan'], removed: [] } },
      { outcome: 'refused', reason: 'too-many-labels', effect: null },
    ])
    const { id, counts } = await run(action)
    expect(counts).toEqual({ ...noCounts, changed: 2, refused: 1 })
    expect(await labelsOf(dune)).toEqual(['Dragons', 'Élan', 'Spring'])
    expect(await labelsOf(body)).toEqual(['Élan', 'Spring'])
    expect(await labelsOf(kindle)).toEqual(many)
    expect((await undo(id)).counts).toEqual({ ...noCounts, undone: 2, refused: 1 })
    expect(await labelsOf(dune)).toEqual(['Dragons', 'Spring'])
    expect(await labelsOf(body)).toEqual([])
  })

  it('remove labels from the links that have them, and put them back', async () => {
    const { ada, ids, run, undo } = await open()
    const [dune = ''] = ids
    await ada.annotate({ id: dune, labels: ['Spring', 'Dragons'] })
    const { id, counts } = await run({ kind: 'labels', labels: ['SPRING'], isAdded: false })
    expect(counts).toEqual({ ...noCounts, changed: 1, unchanged: 2 })
    expect((await ada.get({ id: dune })).labels.map(({ name }) => name)).toEqual(['Dragons'])
    await undo(id)
    expect((await ada.get({ id: dune })).labels.map(({ name }) => name)).toEqual([
      'Dragons',
      'Spring',
    ])
  })

  it('take all links that match a filter, with exceptions', async () => {
    const { ada, bulk, ids } = await open()
    const [dune = '', body = ''] = ids
    for (const id of [dune, body]) await ada.annotate({ id, labels: ['Spring'] })
    const label = (await ada.get({ id: dune })).labels[0]?.id ?? ''
    const selection = { filter: { labels: [label] }, except: [body] }
    expect(await bulk.preview({ selection, action: CHOOSE })).toMatchObject({
      total: 1,
      missing: 0,
      groups: [{ examples: [{ id: dune }] }],
    })
    expect((await bulk.start({ selection, action: CHOOSE })).total).toBe(1)
    const all = { filter: {}, except: [] }
    expect((await bulk.preview({ selection: all, action: CHOOSE })).total).toBe(3)
    const none = { filter: { query: 'no such book' }, except: [] }
    expect(await codeOf(bulk.preview({ selection: none, action: CHOOSE }))).toBe('not-found')
  })

  it('S36 know no links and no changes of others', async () => {
    const { database, callerOf, bulkCallerOf, ids, run, ada } = await open()
    const eveSession = await addLinkOwner(database, { name: 'eve', isPremium: true })
    const eve = bulkCallerOf(eveSession)
    const selection = { ids }
    expect(await codeOf(eve.preview({ selection, action: CHOOSE }))).toBe('not-found')
    expect(await codeOf(eve.start({ selection, action: CHOOSE }))).toBe('not-found')
    // Among her own links, others' count as missing.
    const own = await callerOf(eveSession).save({ isbn: DUNE })
    const both = { ids: [...ids, own.id, 'nosuchlinkatall'] }
    expect(await eve.preview({ selection: both, action: CHOOSE })).toMatchObject({
      total: 1,
      missing: 4,
    })
    const { id, total } = await eve.start({ selection: both, action: CHOOSE })
    expect(total).toBe(1)
    await eve.advance({ id })
    for (const link of ids) expect((await ada.settings({ id: link })).version).toBe(0)

    const mine = await run(CHOOSE)
    for (const call of [eve.advance, eve.undo, eve.results]) {
      expect(await codeOf(call({ id: mine.id }))).toBe('not-found')
    }
    expect((await eve.list()).map((change) => change.id)).toEqual([id])
  })

  it('refuse a selection above the limit, and an action with an unknown store', async () => {
    const { bulk, ids } = await open()
    const many = Array.from({ length: 2001 }, (_, index) => `link${100_000_000 + index}`)
    await expect(bulk.preview({ selection: { ids: many }, action: CHOOSE })).rejects.toThrow()
    await expect(bulk.preview({ selection: { ids: [] }, action: CHOOSE })).rejects.toThrow()
    for (const retailers of [[], ['__proto__'], ['wordery']]) {
      const action: BulkAction = { kind: 'retailers', retailers, isOn: true }
      await expect(bulk.preview({ selection: { ids }, action })).rejects.toThrow()
    }
  })

  it('are listed newest first, and the oldest are deleted', async () => {
    const { bulk, ids, database, wait } = await open()
    const created: string[] = []
    for (let number = 0; number < BULK_CHANGES_STORED + 2; number++) {
      created.push((await bulk.start({ selection: { ids }, action: CHOOSE })).id)
      wait(1000)
    }
    const listed = await bulk.list()
    expect(listed.map(({ id }) => id)).toEqual(created.slice(2).toReversed())
    const { rows } = await database.db
      .selectFrom('bulk_change_link')
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBe(3 * BULK_CHANGES_STORED)
  })

  it('change each link once when two pages continue the same change', async () => {
    const books = Array.from({ length: 30 }, (_, index) => `B0CBULK${100 + index}`)
    const { ada, bulk, ids } = await open({ books })
    const { id } = await bulk.start({ selection: { ids }, action: CHOOSE })
    await Promise.all([bulk.advance({ id }), bulk.advance({ id }), bulk.advance({ id })])
    const [change] = await bulk.list()
    expect(change?.counts).toEqual({ ...noCounts, changed: 30 })
    for (const link of ids) expect((await ada.settings({ id: link })).version).toBe(1)
  })
})

async function countVersions({ db }: TestDatabase): Promise<number> {
  const { rows } = await db
    .selectFrom('link_version')
    .select(({ fn }) => fn.countAll().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}
