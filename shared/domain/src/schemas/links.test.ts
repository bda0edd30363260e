import { describe, expect, test } from 'vitest'
import { countryCodes } from '../countries/index.ts'
import { accents } from '../links/index.ts'
import * as schemas from './index.ts'

const id = '5f0c9a1be24d77c0a3b61e90'

/** The issues by the path of their field; null if the value is valid. */
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
  test('returns the slug in lower case, books parsed and pages cleaned', () => {
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
        retailers: { order: ['kobo'], off: ['bn'], pages },
        look: {
          note: ' Hello ',
          accent: 'teal',
          layout: 'cover',
          button: 'kobo',
          formats: ['print', 'audio'],
        },
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
      retailers: {
        order: ['kobo'],
        off: ['bn'],
        pages: { kobo: 'https://kobo.com/us/en/ebook/dune', waterstones: '9780143127741' },
      },
      look: {
        note: 'Hello',
        accent: 'teal',
        layout: 'cover',
        button: 'kobo',
        formats: ['print', 'audio'],
      },
    })
  })

  test('accepts each setting alone, and empty values', () => {
    for (const settings of [
      {},
      { defaultCountry: null },
      { editions: [] },
      { overrides: {} },
      { retailers: {} },
      { retailers: { pages: {} } },
      { look: { accent: null } },
      { look: { button: 'first' } },
      { look: { layout: 'minimal' } },
      { look: { note: '', formats: [] } },
    ]) {
      expect(schemas.linksUpdateInput.parse(update(settings)).settings).toEqual(settings)
    }
    expect(schemas.linksUpdateInput.parse({ id })).toEqual({ id })
    for (const accent of Object.keys(accents)) {
      expect(faultsOf(schemas.linksUpdateInput, update({ look: { accent } }))).toBeNull()
    }
  })

  test('an edition may be marked as not sold in every country', () => {
    const nowhere = { editions: [{ ...paperback, notSoldIn: [...countryCodes] }] }
    expect(faultsOf(schemas.linksUpdateInput, update(nowhere))).toBeNull()
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
    ['settings.retailers.order.0', { retailers: { order: ['amazon'] } }],
    ['settings.retailers.off.0', { retailers: { off: ['constructor'] } }],
    ['settings.look.note', { look: { note: 'x'.repeat(201) } }],
    ['settings.look.accent', { look: { accent: '#0f5a63' } }],
    ['settings.look.newsletter', { look: { newsletter: 'http://ada.example' } }],
    ['settings.look.date.day', { look: { date: { day: '2026-12', text: 'Once' } } }],
    ['settings.look.order.0', { look: { order: ['script'] } }],
    ['settings.look', { look: { hasShelf: true } }],
    ['settings.look.layout', { look: { layout: 'fancy' } }],
    ['settings.look.button', { look: { button: 'wordery' } }],
    ['settings.look.button', { look: { button: 'constructor' } }],
    ['settings.look.formats.0', { look: { formats: ['kindle'] } }],
  ])('S12 rejects at %s %j', (path, settings) => {
    expect(faultsOf(schemas.linksUpdateInput, update(settings))?.[0]?.[0]).toBe(path)
  })

  test.each([
    { id, ownerId: 'x' },
    { id, settings: { url: 'https://evil.test' } },
    { id, settings: { editions: [{ ...paperback, url: 'https://evil.test' }] } },
    { id, settings: { retailers: { urls: {} } } },
    { id, settings: { look: { css: 'x' } } },
    { id: '../../etc' },
    { id, slug: 7 },
    { id, settings: [] },
    [],
  ])('S12 rejects %j', (value) => {
    expect(faultsOf(schemas.linksUpdateInput, value)).not.toBeNull()
  })

  test('reports each page that is not at its retailer', () => {
    const pages = {
      kobo: 'https://www.waterstones.com/book/9780143127741',
      waterstones: 'https://www.waterstones.com/book/9780143127741',
      bn: 'javascript:alert(1)',
      wordery: 'https://wordery.com/dune-frank-herbert-9780143127741',
    }
    expect(faultsOf(schemas.linksUpdateInput, update({ retailers: { pages } }))).toEqual([
      ['settings.retailers.pages.kobo', 'invalid-retailer-page'],
      ['settings.retailers.pages.bn', 'invalid-retailer-page'],
      ['settings.retailers.pages.wordery', 'invalid-retailer-page'],
    ])
  })

  test('S5 ignores values under __proto__', () => {
    const hidden = JSON.parse(
      '{"retailers":{"pages":{"__proto__":{"kobo":"9780143127741"}}},"overrides":{"__proto__":{"de":"9780143127741"}}}',
    )
    const { data } = schemas.linksUpdateInput.safeParse(update(hidden))
    expect(Object.keys(data?.settings?.retailers?.pages ?? {})).toEqual([])
    expect(data?.settings?.overrides?.de).toBeUndefined()
  })
})

describe('the slug', () => {
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
  ])('%j is rejected as %s', (slug, message) => {
    expect(faultsOf(schemas.linksUpdateInput, { id, slug })).toEqual([['slug', message]])
  })

  test.each([
    ['my-novel-2', 'my-novel-2'],
    ['1984', '1984'],
    ['ABC', 'abc'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['admin-s-cat', 'admin-s-cat'],
  ])('%j is parsed as %s', (text, slug) => {
    expect(schemas.linksUpdateInput.parse({ id, slug: text }).slug).toBe(slug)
  })

  test('is not parsed if it has more than 100 characters', () => {
    expect(schemas.linksUpdateInput.safeParse({ id, slug: 'x'.repeat(101) }).success).toBe(false)
  })
})

test('the version to undo is an integer of at least 1', () => {
  expect(schemas.linksUndoInput.parse({ id, version: 1 })).toEqual({ id, version: 1 })
  for (const version of [0, -1, 1.5, 1e7, '1', null, undefined]) {
    expect(schemas.linksUndoInput.safeParse({ id, version }).success, String(version)).toBe(false)
  }
})

test("a seller is a retailer's code, or amazon- and a marketplace's code", () => {
  for (const seller of ['kobo', 'amazon-de', 'amazon-za', 'bookshop-us']) {
    expect(schemas.linksConfirmSellerInput.safeParse({ id, seller }).success, seller).toBe(true)
  }
  for (const seller of [
    'amazon',
    'amazon-',
    'amazon-xx',
    'evil',
    '__proto__',
    '',
    'amazon.de',
    7,
  ]) {
    expect(schemas.linksConfirmSellerInput.safeParse({ id, seller }).success, String(seller)).toBe(
      false,
    )
  }
})

describe('program IDs', () => {
  const faults = (programIds: unknown) =>
    faultsOf(schemas.profileUpdateInput as never, { programIds })

  test('are complete sets, trimmed, or null', () => {
    const { programIds } = schemas.profileUpdateInput.parse({
      programIds: { bam: { publisherId: ' 7654321 ', adId: '10747236' }, 'bookshop-us': null },
    })
    expect(programIds).toEqual({
      bam: { publisherId: '7654321', adId: '10747236' },
      'bookshop-us': null,
    })
  })

  test.each([
    ['incomplete IDs', { bam: { publisherId: '7654321' } }],
    ['a path as an ID', { 'bookshop-us': { affiliateId: '..' } }],
    ['a URL as an ID', { 'bookshop-us': { affiliateId: 'https://evil.test' } }],
    ['IDs for a retailer without a program', { foyles: { affiliateId: '4711' } }],
    ['an empty set', { bam: {} }],
  ])('S12 rejects %s', (_what, programIds) => {
    expect(faults(programIds)).toEqual([
      [`programIds.${Object.keys(programIds)[0]}`, 'invalid-program-id'],
    ])
  })

  test('S12 rejects IDs for unknown retailers', () => {
    for (const seller of ['amazon', 'evil', 'constructor']) {
      expect(faults({ [seller]: { affiliateId: '4711' } })).not.toBeNull()
    }
  })
})
