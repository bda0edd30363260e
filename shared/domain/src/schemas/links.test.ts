import { describe, expect, test } from 'vitest'
import { accents } from '../links/index.ts'
import * as schemas from './index.ts'

const id = '5f0c9a1be24d77c0a3b61e90'

/** What is wrong, by the path of each part; null when nothing is. */
function faultsOf(
  schema: { safeParse: typeof schemas.linksUpdateInput.safeParse },
  value: unknown,
) {
  const { error } = schema.safeParse(value)
  return error ? error.issues.map(({ path, message }) => [path.join('.'), message]) : null
}

const update = (settings: unknown) => ({ id, settings })
const paperback = { format: 'paperback', identifier: '0143127748', notSoldIn: ['JP', 'DE'] }

describe('linksUpdateInput', () => {
  test('gives a slug in lower case, books parsed and pages cleaned', () => {
    const pages = {
      kobo: 'kobo.com/us/en/ebook/dune?utm_source=x',
      waterstones: 'ISBN 978-0-14-312774-1',
    }
    const { slug, settings } = schemas.linksUpdateInput.parse({
      id,
      slug: ' My-Novel ',
      settings: {
        mode: 'choose',
        defaultCountry: 'AT',
        editions: [paperback],
        excluded: ['uk'],
        overrides: { jp: 'B00ICH9SAC' },
        shops: { order: ['kobo'], off: ['bn'], pages },
        look: { note: ' Hello ', accent: 'teal', formats: ['print', 'audio'] },
      },
    })
    expect(slug).toBe('my-novel')
    const identifier = { kind: 'isbn', isbn13: '9780143127741', isbn10: '0143127748' }
    expect(settings).toEqual({
      mode: 'choose',
      defaultCountry: 'AT',
      editions: [{ format: 'paperback', identifier, notSoldIn: ['JP', 'DE'] }],
      excluded: ['uk'],
      overrides: { jp: { kind: 'asin', asin: 'B00ICH9SAC' } },
      shops: {
        order: ['kobo'],
        off: ['bn'],
        pages: { kobo: 'https://kobo.com/us/en/ebook/dune', waterstones: '9780143127741' },
      },
      look: { note: 'Hello', accent: 'teal', formats: ['print', 'audio'] },
    })
  })

  test('takes any part alone, and takes things away', () => {
    for (const settings of [
      {},
      { defaultCountry: null },
      { editions: [] },
      { overrides: {} },
      { shops: {} },
      { shops: { pages: {} } },
      { look: { accent: null } },
      { look: { note: '', formats: [] } },
    ]) {
      expect(schemas.linksUpdateInput.parse(update(settings)).settings).toEqual(settings)
    }
    expect(schemas.linksUpdateInput.parse({ id })).toEqual({ id })
    for (const accent of Object.keys(accents)) {
      expect(faultsOf(schemas.linksUpdateInput, update({ look: { accent } }))).toBeNull()
    }
  })

  test.each([
    ['settings.mode', { mode: 'auto' }],
    ['settings.defaultCountry', { defaultCountry: 'UK' }],
    ['settings.editions.0.identifier', { editions: [{ ...paperback, identifier: '0143127749' }] }],
    ['settings.editions.0.format', { editions: [{ ...paperback, format: 'ebook' }] }],
    ['settings.editions.0.notSoldIn.0', { editions: [{ ...paperback, notSoldIn: ['EU'] }] }],
    ['settings.editions', { editions: [paperback, { ...paperback, identifier: '9780143127741' }] }],
    [
      'settings.editions',
      {
        editions: Array.from({ length: 9 }, (_, index) => ({
          ...paperback,
          identifier: `B00ICH9SA${index}`,
        })),
      },
    ],
    ['settings.excluded.0', { excluded: ['amazon.de'] }],
    ['settings.overrides.jp', { overrides: { jp: 'https://www.amazon.co.jp/dp/0143127748' } }],
    ['settings.shops.order.0', { shops: { order: ['amazon'] } }],
    ['settings.shops.off.0', { shops: { off: ['constructor'] } }],
    ['settings.look.note', { look: { note: 'x'.repeat(201) } }],
    ['settings.look.accent', { look: { accent: '#0f5a63' } }],
    ['settings.look.formats.0', { look: { formats: ['kindle'] } }],
  ])('S12 refuses at %s %j', (path, settings) => {
    expect(faultsOf(schemas.linksUpdateInput, update(settings))?.[0]?.[0]).toBe(path)
  })

  test.each([
    { id, ownerId: 'x' },
    { id, settings: { url: 'https://evil.test' } },
    { id, settings: { editions: [{ ...paperback, url: 'https://evil.test' }] } },
    { id, settings: { shops: { urls: {} } } },
    { id, settings: { look: { css: 'x' } } },
    { id: '../../etc' },
    { id, slug: 7 },
    { id, settings: [] },
    [],
  ])('S12 refuses %j', (value) => {
    expect(faultsOf(schemas.linksUpdateInput, value)).not.toBeNull()
  })

  test('says of each page that is none of the shop that it is not', () => {
    const pages = {
      kobo: 'https://www.waterstones.com/book/9780143127741',
      waterstones: 'https://www.waterstones.com/book/9780143127741',
      bn: 'javascript:alert(1)',
      wordery: 'https://wordery.com/dune-frank-herbert-9780143127741',
    }
    expect(faultsOf(schemas.linksUpdateInput, update({ shops: { pages } }))).toEqual([
      ['settings.shops.pages.kobo', 'invalid-shop-page'],
      ['settings.shops.pages.bn', 'invalid-shop-page'],
      ['settings.shops.pages.wordery', 'invalid-shop-page'],
    ])
  })

  test('S5 takes nothing from what is hidden under __proto__', () => {
    const hidden = JSON.parse(
      '{"shops":{"pages":{"__proto__":{"kobo":"9780143127741"}}},"overrides":{"__proto__":{"de":"9780143127741"}}}',
    )
    const { data } = schemas.linksUpdateInput.safeParse(update(hidden))
    expect(Object.keys(data?.settings?.shops?.pages ?? {})).toEqual([])
    expect(data?.settings?.overrides?.de).toBeUndefined()
  })
})

describe('a short name', () => {
  test.each([
    ['', 'invalid-slug'],
    ['ab', 'invalid-slug'],
    ['my novel', 'invalid-slug'],
    ['my_novel', 'invalid-slug'],
    ['-novel', 'invalid-slug'],
    ['my--novel', 'invalid-slug'],
    ['größe', 'invalid-slug'],
    ['../admin', 'invalid-slug'],
    ['x'.repeat(41), 'invalid-slug'],
    ['admin', 'slug-reserved'],
    ['Redirect', 'slug-reserved'],
    [' pricing ', 'slug-reserved'],
  ])('%j is refused as %s', (slug, message) => {
    expect(faultsOf(schemas.linksUpdateInput, { id, slug })).toEqual([['slug', message]])
  })

  test.each([
    ['my-novel-2', 'my-novel-2'],
    ['1984', '1984'],
    ['ABC', 'abc'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['admin-s-cat', 'admin-s-cat'],
  ])('%j is taken as %s', (text, slug) => {
    expect(schemas.linksUpdateInput.parse({ id, slug: text }).slug).toBe(slug)
  })

  test('of more than a hundred characters is not even read', () => {
    expect(schemas.linksUpdateInput.safeParse({ id, slug: 'x'.repeat(101) }).success).toBe(false)
  })
})

test('a version to take back is a whole number from 1', () => {
  expect(schemas.linksUndoInput.parse({ id, version: 1 })).toEqual({ id, version: 1 })
  for (const version of [0, -1, 1.5, 1e7, '1', null, undefined]) {
    expect(schemas.linksUndoInput.safeParse({ id, version }).success, String(version)).toBe(false)
  }
})

test('a place to confirm is a shop or a store of Amazon', () => {
  for (const shop of ['kobo', 'amazon-de', 'amazon-za', 'bookshop-us']) {
    expect(schemas.linksConfirmShopInput.safeParse({ id, shop }).success, shop).toBe(true)
  }
  for (const shop of ['amazon', 'amazon-', 'amazon-xx', 'evil', '__proto__', '', 'amazon.de', 7]) {
    expect(schemas.linksConfirmShopInput.safeParse({ id, shop }).success, String(shop)).toBe(false)
  }
})

describe('numbers at programmes', () => {
  const faults = (programmeIds: unknown) =>
    faultsOf(schemas.profileUpdateInput as never, { programmeIds })

  test('come in whole sets, trimmed, or are taken away', () => {
    const { programmeIds } = schemas.profileUpdateInput.parse({
      programmeIds: { bam: { publisherId: ' 7654321 ', adId: '10747236' }, 'bookshop-us': null },
    })
    expect(programmeIds).toEqual({
      bam: { publisherId: '7654321', adId: '10747236' },
      'bookshop-us': null,
    })
  })

  test.each([
    ['a part of them', { bam: { publisherId: '7654321' } }],
    ['a path as one of them', { 'bookshop-us': { affiliateId: '..' } }],
    ['an address as one of them', { 'bookshop-us': { affiliateId: 'https://evil.test' } }],
    ['any of a shop that has no programme', { foyles: { affiliateId: '4711' } }],
    ['none of them', { bam: {} }],
  ])('S12 refuses %s', (_what, programmeIds) => {
    expect(faults(programmeIds)).toEqual([
      [`programmeIds.${Object.keys(programmeIds)[0]}`, 'invalid-programme-id'],
    ])
  })

  test('S12 refuses those of no shop', () => {
    for (const shop of ['amazon', 'evil', 'constructor']) {
      expect(faults({ [shop]: { affiliateId: '4711' } })).not.toBeNull()
    }
  })
})
