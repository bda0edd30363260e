import { placeholderBook } from '@everyshelf/domain/books'
import { defaultLinkSettings } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { expect, it } from 'vitest'
import { toJsonText } from '../../../db/columns.ts'
import { describeEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { readTags } from '../../../testing/redirect-app.ts'
import { addLinkOwner, openSavedLinks } from '../../../testing/saved-links-slice.ts'

const DUNE = '9780441172719'
const HARDCOVER = '9780143127741'
const KINDLE = 'B00B7NPRY8'

async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: Error) => thrown.cause,
  )
  if (!(error instanceof DomainError)) throw new Error('nothing was refused')
  return { code: error.code, details: error.details }
}

/** The error code that the client gets for a refused input. */
async function invalidOf(call: Promise<unknown>): Promise<string[]> {
  const { cause } = await call.then(
    () => ({ cause: undefined }),
    (thrown: Error) => thrown,
  )
  return (cause as { issues?: { message: string }[] })?.issues?.map(({ message }) => message) ?? []
}

describeEachDatabase('link settings', (openDatabase) => {
  async function open({ isPremium = true } = {}) {
    const database = await openDatabase()
    let time = Date.parse('2026-11-21T09:30:00.000Z')
    const slice = openSavedLinks(database, {
      lookup: async (identifier) => placeholderBook(identifier),
      now: () => time,
    })
    const session = await addLinkOwner(database, { name: 'ada', isPremium })
    const ada = slice.callerOf(session)
    const { id, slug } = await ada.save({ isbn: DUNE })
    return {
      ...slice,
      database,
      session,
      ada,
      id,
      slug,
      wait: (ms: number) => {
        time += ms
      },
    }
  }

  it('have defaults until the owner chooses', async () => {
    const { ada, id, slug, database } = await open({ isPremium: false })
    const affiliateTags = toJsonText(readTags({ de: 'ada-21' }))
    const programIds = toJsonText({ bam: { publisherId: '4711', adId: '2' } })
    await database.db.updateTable('user_profile').set({ affiliateTags, programIds }).execute()
    expect(await ada.settings({ id })).toEqual({
      link: await ada.get({ id }),
      settings: { ...defaultLinkSettings, editions: [], overrides: {} },
      slugs: [slug],
      version: 0,
      ownTags: { de: 'ada-21' },
      serviceTags: { us: 'shelf-20' },
      programIds: { bam: { publisherId: '4711', adId: '2' } },
      tagChannels: { networks: [], isListOptIn: false },
    })
    expect(await ada.history({ id })).toEqual([])
  })

  it('change where they are named, and stay as they were elsewhere', async () => {
    const { ada, id } = await open()
    await ada.update({
      id,
      settings: {
        mode: 'choose',
        excluded: ['uk', 'de'],
        overrides: { fr: '0-14-312774-8' },
        editions: [
          { format: 'kindle', identifier: KINDLE, notSoldIn: ['JP', 'DE'] },
          { format: 'paperback', identifier: DUNE, notSoldIn: [] },
        ],
        retailers: { order: ['kobo', 'bam'] },
        look: { note: '  Signed copies at Waterstones  ', accent: 'plum' },
        attribution: { us: 'maas=maas_1&tag=maas' },
      },
    })
    const { settings, version } = await ada.update({
      id,
      settings: {
        defaultCountry: 'AT',
        retailers: { off: ['bam'], pages: { waterstones: HARDCOVER } },
        look: { formats: ['print'] },
        recordUtm: true,
      },
    })
    expect(version).toBe(2)
    expect(settings).toEqual({
      mode: 'choose',
      rules: [],
      matchLanguage: false,
      defaultCountry: 'AT',
      excluded: ['uk', 'de'],
      overrides: { fr: HARDCOVER },
      editions: [
        { format: 'kindle', identifier: KINDLE, notSoldIn: ['DE', 'JP'] },
        { format: 'paperback', identifier: DUNE, notSoldIn: [] },
      ],
      retailers: { order: ['kobo', 'bam'], off: ['bam'], pages: { waterstones: HARDCOVER } },
      look: {
        ...defaultLinkSettings.look,
        note: 'Signed copies at Waterstones',
        accent: 'plum',
        formats: ['print'],
      },
      attribution: { us: 'maas=maas_1&tag=maas' },
      recordUtm: true,
    })
    expect((await ada.settings({ id })).settings).toEqual(settings)
    // What is answered can be sent back as it is.
    expect((await ada.update({ id, settings: settings as never })).version).toBe(2)
  })

  it.each([
    ['owner', { ownerId: 'user-eve' }],
    ['book', { identifier: HARDCOVER }],
    ['setting', { settings: { tag: 'evil-20' } }],
    ['setting of retailers', { settings: { retailers: { url: 'https://evil.test' } } }],
  ])('S12 take no other %s', async (_what, more) => {
    const { ada, id } = await open()
    await expect(ada.update({ id, ...(more as object) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect((await ada.settings({ id })).version).toBe(0)
  })

  it('S1 take no page of another host for a retailer', async () => {
    const { ada, id } = await open()
    const pages = { kobo: 'https://www.kobo.com.evil.test/us/en/ebook/dune' }
    const change = ada.update({ id, settings: { retailers: { pages } } })
    expect(await invalidOf(change)).toContain('invalid-retailer-page')
  })

  it('keep the link’s own book among its editions', async () => {
    const { ada, id } = await open()
    const editions = [{ format: 'kindle' as const, identifier: KINDLE, notSoldIn: [] }]
    expect(await refusalOf(ada.update({ id, settings: { editions } }))).toEqual({
      code: 'invalid-input',
      details: { field: 'editions', rule: 'must have the own book of the link' },
    })
  })

  it('have a version for each real change, with who and when, and none for the same again', async () => {
    const { ada, id, slug, wait } = await open()
    wait(1000)
    await ada.update({
      id,
      settings: { excluded: ['uk', 'de'], retailers: { off: ['kobo', 'bam'] } },
    })
    wait(1000)
    const same = { excluded: ['de', 'uk'] as const, retailers: { off: ['bam', 'kobo'] } }
    await ada.update({ id, slug, settings: { ...same, excluded: [...same.excluded] } })
    await ada.update({ id, settings: {} })
    await ada.update({ id })
    wait(1000)
    await ada.update({ id, slug: 'Desert-Planet' })
    const history = await ada.history({ id })
    expect(history.map(({ settings, ...facts }) => [facts, settings.excluded])).toEqual([
      [
        {
          version: 2,
          changedAt: '2026-11-21T09:30:03.000Z',
          by: 'ada',
          slug: 'desert-planet',
          undoneVersion: null,
          labels: null,
        },
        ['uk', 'de'],
      ],
      [
        {
          version: 1,
          changedAt: '2026-11-21T09:30:01.000Z',
          by: 'ada',
          slug,
          undoneVersion: null,
          labels: null,
        },
        ['uk', 'de'],
      ],
      [
        {
          version: 0,
          changedAt: '2026-11-21T09:30:00.000Z',
          by: 'ada',
          slug,
          undoneVersion: null,
          labels: null,
        },
        [],
      ],
    ])
  })

  it('get back what one version changed, without later changes of other settings, and back again', async () => {
    const { ada, id, slug } = await open()
    await ada.update({ id, settings: { excluded: ['de'] } })
    await ada.update({ id, slug: 'desert-planet', settings: { mode: 'choose' } })
    const changed = await ada.settings({ id })
    const undone = await ada.undo({ id, version: 2 })
    expect(undone).toMatchObject({
      version: 3,
      slugs: [slug, 'desert-planet'],
      settings: { mode: 'instant', excluded: ['de'] },
    })
    expect(undone.link.globalLink).toBe(`https://everyshelf.example/go/${slug}`)
    expect((await ada.history({ id }))[0]).toMatchObject({ version: 3, undoneVersion: 2 })

    const again = await ada.undo({ id, version: 3 })
    expect(again).toEqual({ ...changed, version: 4 })
    const first = await ada.undo({ id, version: 1 })
    expect(first).toMatchObject({ version: 5, settings: { excluded: [], mode: 'choose' } })
    expect(first.slugs[0]).toBe('desert-planet')
    // A second undo changes nothing.
    expect((await ada.undo({ id, version: 1 })).version).toBe(5)
  })

  it('know no version that was never made', async () => {
    const { ada, id } = await open()
    expect(await refusalOf(ada.undo({ id, version: 1 }))).toMatchObject({ code: 'not-found' })
    await ada.update({ id, settings: { mode: 'choose' } })
    expect(await refusalOf(ada.undo({ id, version: 2 }))).toMatchObject({ code: 'not-found' })
    await expect(ada.undo({ id, version: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('S39 lose none of many changes at the same moment', async () => {
    const { ada, id } = await open()
    const stores = ['us', 'uk', 'ca', 'de', 'fr', 'es', 'it', 'jp'] as const
    await Promise.all(
      stores.map((store) => ada.update({ id, settings: { overrides: { [store]: HARDCOVER } } })),
    )
    const { version } = await ada.settings({ id })
    expect(version).toBe(8)
    const versions = (await ada.history({ id })).map((one) => one.version)
    expect(versions).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0])
  })

  it('keep the last hundred changes, and each of them can be taken back', async () => {
    const { ada, id, database } = await open()
    await ada.update({ id, settings: { look: { note: 'change 1' } } })
    // As if a hundred and one more had been made.
    await database.db
      .updateTable('link_version')
      .set(({ eb }) => ({ version: eb('version', '+', 101) }))
      .execute()
    for (let index = 2; index <= 101; index++) {
      await ada.update({ id, settings: { look: { note: `change ${index}` } } })
    }
    const history = await ada.history({ id })
    expect([history.length, history[0]?.version, history.at(-1)?.version]).toEqual([100, 202, 103])
    expect(await countRows(database, 'link_version')).toBe(101)
    expect((await ada.undo({ id, version: 103 })).settings.look.note).toBe('change 1')
    expect(await refusalOf(ada.undo({ id, version: 103 }))).toMatchObject({ code: 'not-found' })
  })

  it('give a link a name, and keep the names it had', async () => {
    const { ada, id, slug, wait, forgotten, counted } = await open()
    wait(1000)
    const { link, slugs } = await ada.update({ id, slug: 'Desert-Planet' })
    expect(link.globalLink).toBe('https://everyshelf.example/go/desert-planet')
    expect(slugs).toEqual(['desert-planet', slug])
    expect(new Set(forgotten)).toEqual(new Set(['desert-planet', slug]))
    wait(1000)
    await ada.update({ id, slug: 'arrakis' })
    const { slugs: back } = await ada.update({ id, slug: 'desert-planet' })
    expect(back).toEqual(['desert-planet', 'arrakis', slug])
    // Undoing a change never takes a short link from another account.
    expect(counted.filter((limit) => limit === 'slug')).toHaveLength(2)
  })

  it('refuse a name that leads, or once led, to another link', async () => {
    const { ada, id, callerOf, database } = await open()
    const eve = callerOf(await addLinkOwner(database, { name: 'eve', isPremium: true }))
    const hers = await eve.save({ isbn: DUNE })
    await eve.update({ id: hers.id, slug: 'desert-planet' })
    await eve.update({ id: hers.id, slug: 'arrakis' })
    for (const slug of ['arrakis', 'desert-planet', 'ARRAKIS', hers.slug]) {
      expect(await refusalOf(ada.update({ id, slug, settings: { mode: 'choose' } }))).toEqual({
        code: 'slug-taken',
        details: { slug: slug.toLowerCase() },
      })
    }
    await eve.remove({ id: hers.id })
    expect(await refusalOf(ada.update({ id, slug: 'arrakis' }))).toMatchObject({
      code: 'slug-taken',
    })
    // Nothing of a refused change is kept.
    expect(await ada.settings({ id })).toMatchObject({ version: 0, settings: { mode: 'instant' } })
  })

  it.each([
    ['admin', 'slug-reserved'],
    ['Redirect', 'slug-reserved'],
    ['ab', 'invalid-slug'],
    ['two--hyphens', 'invalid-slug'],
    ['../etc', 'invalid-slug'],
    ['a'.repeat(41), 'invalid-slug'],
  ])('refuse the name %s', async (slug, code) => {
    const { ada, id } = await open()
    expect(await invalidOf(ada.update({ id, slug }))).toEqual([code])
  })

  it('S39 give a name that ten ask for at once to one of them', async () => {
    const { callerOf, database } = await open()
    const owners = await Promise.all(
      Array.from('bcdefghijk', async (letter) => {
        const caller = callerOf(await addLinkOwner(database, { name: letter, isPremium: true }))
        return { caller, id: (await caller.save({ isbn: DUNE })).id }
      }),
    )
    const results = await Promise.allSettled(
      owners.map(({ caller, id }) => caller.update({ id, slug: 'desert-planet' })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = results.flatMap((one) => (one.status === 'rejected' ? one.reason.message : []))
    expect(codes).toEqual(Array.from({ length: 9 }, () => 'slug-taken'))
    expect(await countRows(database, 'link_version')).toBe(2)
  })

  it('S36 are not found for a link of another account or a removed one', async () => {
    const { ada, id, callerOf, database } = await open()
    await ada.update({ id, settings: { mode: 'choose' } })
    const eve = callerOf(await addLinkOwner(database, { name: 'eve', isPremium: true }))
    const calls = [
      eve.settings,
      eve.history,
      eve.health,
      (input: { id: string }) => eve.update({ ...input, slug: 'desert-planet' }),
      (input: { id: string }) => eve.undo({ ...input, version: 1 }),
      (input: { id: string }) => eve.confirmSeller({ ...input, seller: 'kobo' }),
    ]
    for (const call of calls) {
      expect(await refusalOf(call({ id }))).toEqual({ code: 'not-found', details: {} })
      expect(await refusalOf(call({ id: 'ffffffffffffffffffffffff' }))).toEqual({
        code: 'not-found',
        details: {},
      })
    }
    expect(await ada.settings({ id })).toMatchObject({ version: 1, slugs: [expect.anything()] })
    await ada.remove({ id })
    expect(await refusalOf(ada.settings({ id }))).toMatchObject({ code: 'not-found' })
    expect(await refusalOf(ada.update({ id, slug: 'arrakis' }))).toMatchObject({
      code: 'not-found',
    })
  })

  const toKobo = {
    countries: ['DE' as const],
    target: { kind: 'retailer' as const, retailer: 'kobo' },
  }

  it('S44 can be viewed without Premium, and not be changed', async () => {
    const { callerOf, session, id } = await open()
    await callerOf(session).update({ id, settings: { mode: 'choose', excluded: ['de'] } })
    const free = callerOf({ ...session, isPremium: false })
    expect((await free.settings({ id })).settings.mode).toBe('choose')
    expect(await free.history({ id })).toHaveLength(2)
    const calls = [
      () => free.update({ id, settings: { mode: 'instant', rules: [toKobo] } }),
      () => free.update({ id, settings: { excluded: [] } }),
      () => free.update({ id, settings: { look: { note: 'Signed' } } }),
      () => free.update({ id, settings: { matchLanguage: true } }),
      () => free.update({ id, slug: 'desert-planet' }),
      () => free.undo({ id, version: 1 }),
      () => free.confirmSeller({ id, seller: 'kobo' }),
    ]
    for (const call of calls) {
      expect(await refusalOf(call())).toEqual({ code: 'premium-required-to-manage', details: {} })
    }
    expect((await free.settings({ id })).version).toBe(1)
  })

  it('let every owner change the mode, and undo that', async () => {
    const { ada, callerOf, session, id } = await open()
    await ada.update({ id, settings: { rules: [toKobo] } })
    const free = callerOf({ ...session, isPremium: false })
    const changed = await free.update({ id, settings: { mode: 'choose' } })
    expect(changed.settings).toMatchObject({ mode: 'choose', rules: [toKobo] })
    const undone = await free.undo({ id, version: changed.version })
    expect(undone.settings).toMatchObject({ mode: 'instant', rules: [toKobo] })
  })

  it('have rules by country, which can be undone', async () => {
    const { ada, id } = await open()
    const rules = [
      toKobo,
      { countries: ['FR', 'AT'], target: { kind: 'marketplace', marketplace: 'fr' } },
      { countries: ['JP'], target: { kind: 'edition', identifier: '0-441-17271-7' } },
      { countries: ['US'], target: { kind: 'page' } },
    ] as const
    const { settings } = await ada.update({
      id,
      settings: { rules: structuredClone(rules) as never },
    })
    expect(settings.rules).toEqual([
      toKobo,
      { countries: ['AT', 'FR'], target: { kind: 'marketplace', marketplace: 'fr' } },
      { countries: ['JP'], target: { kind: 'edition', identifier: DUNE } },
      { countries: ['US'], target: { kind: 'page' } },
    ])
    await ada.update({ id, settings: { rules: [] } })
    expect((await ada.undo({ id, version: 2 })).settings.rules).toEqual(settings.rules)
  })

  it('lose only the rule that a change added when it is undone, not later rules', async () => {
    const { ada, id } = await open()
    const toPage = { countries: ['US' as const], target: { kind: 'page' as const } }
    const added = await ada.update({ id, settings: { rules: [toKobo] } })
    await ada.update({ id, settings: { rules: [toKobo, toPage] } })
    const { settings } = await ada.undo({ id, version: added.version })
    expect(settings.rules).toEqual([toPage])
  })

  it('refuse a country in two rules, an edition of another book, and a closed store', async () => {
    const { ada, id } = await open()
    const page = { kind: 'page' } as const
    const update = (rules: object[]) => ada.update({ id, settings: { rules: rules as never } })
    expect(await invalidOf(update([toKobo, { countries: ['AT', 'DE'], target: page }]))).toEqual([
      'country-in-two-rules',
    ])
    expect(await invalidOf(update([{ countries: ['DE', 'DE'], target: page }]))).toEqual([
      'country-in-two-rules',
    ])
    const closed = { kind: 'retailer', retailer: 'wordery' }
    expect(await invalidOf(update([{ countries: ['DE'], target: closed }]))).toHaveLength(1)
    expect(await invalidOf(update([{ countries: [], target: page }]))).toHaveLength(1)
    const other = { countries: ['DE'], target: { kind: 'edition', identifier: KINDLE } }
    expect(await refusalOf(update([other]))).toEqual({
      code: 'invalid-input',
      details: { field: 'rules', rule: 'must name editions of the link' },
    })
    expect((await ada.settings({ id })).version).toBe(0)
  })

  it('keep a rule whose edition was removed', async () => {
    const { ada, id } = await open()
    const editions = [KINDLE, DUNE].map((identifier) => ({
      format: 'kindle' as const,
      identifier,
      notSoldIn: [],
    }))
    const rule = {
      countries: ['DE' as const],
      target: { kind: 'edition' as const, identifier: KINDLE },
    }
    await ada.update({ id, settings: { editions, rules: [rule] } })
    await ada.update({ id, settings: { editions: [] } })
    const { settings } = await ada.update({
      id,
      settings: { rules: [rule, { countries: ['FR'], target: { kind: 'page' } }] },
    })
    expect(settings.rules).toHaveLength(2)
  })

  it('are there again when the book of a removed link is saved again', async () => {
    const { ada, id, wait, forgotten } = await open()
    await ada.update({ id, slug: 'desert-planet', settings: { excluded: ['de'] } })
    const before = await ada.settings({ id })
    await ada.remove({ id })
    wait(400 * 24 * 60 * 60 * 1000)
    forgotten.length = 0
    await ada.save({ isbn: DUNE })
    expect(new Set(forgotten)).toEqual(new Set(before.slugs))
    const after = await ada.settings({ id })
    expect(after).toEqual({ ...before, link: { ...before.link, createdAt: after.link.createdAt } })
  })
})

async function countRows({ db }: TestDatabase, table: 'link_version' | 'link_slug') {
  const { rows } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}
