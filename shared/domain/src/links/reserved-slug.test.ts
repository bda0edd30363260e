import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isReservedName, isReservedSlug, parseSlug, type Slug, type SlugKind } from './index.ts'

const kinds: readonly SlugKind[] = ['link', 'series', 'author-page']

function read(text: string): Slug {
  const slug = parseSlug(text)
  if (!slug) throw new Error(`${text} is no slug`)
  return slug
}

describe('a slug that could be mistaken for the service', () => {
  test.each([
    ...['everyshelf', 'Everyshelf', 'EVERYSHELF', 'everyshelf-support', 'my-everyshelf'],
    ...['the-everyshelf-team', 'everyshelfsupport', 'myeveryshelf', 'everyshelfs'],
    ...['everyshelves', 'every-shelves', '3veryshe1ves', 'everyshelves-help', 'everyshelff'],
    ...['3veryshelf', 'everyshe1f', '3v3ry5h31f', 'everysheif', 'every-shelf', 'every-she1f-help'],
    ...['login', 'Login', 'log-in', '1ogin', 'l0g1n', 'logins', 'signin', 'sign-in', 'signup'],
    ...['sign-up', 'security', '5ecurity', 'billing', 'bi11ing', 'support', 'official', 'verify'],
    ...['verification', 'account', 'accounts', 'password', 'passw0rd', 'admin', 'adm1n', 'help'],
    ...['adrnin', 'passvvord', 'accovnt', '6illing', 'evervshelf', 'evervshelf-help'],
    ...['payment', 'payments', 'about', 'api', 'book', 'link', 'links', 'new', 'pricing', 'www'],
  ])('cannot be chosen for anything: %s', (text) => {
    expect(kinds.filter((kind) => !isReservedSlug(read(text), kind))).toEqual([])
  })

  test.each([
    ...['ada-official', 'sign-in-ada', 'ada-log-in', 'ada-5upport', 'security-analysis'],
    ...['lo9in-ada', 'ada-adrnin', 'helpme', 'staff', 'moderators', 'postmaster', 'noreply'],
    ...['the-help', 'help-yourself', 'verify-the-dead', 'my-account-of-war'],
  ])('cannot be chosen for an author page, but for books: %s', (text) => {
    expect(kinds.filter((kind) => isReservedSlug(read(text), kind))).toEqual(['author-page'])
  })

  test.each([
    ...['verify-account', 'verify-your-account', 'my-account', 'account-help', 'verifyaccount'],
    ...['billings-help', 'your-account-security', 'ver1fy-y0ur-account', 'official-support'],
  ])('cannot be chosen for an author page or a series, but for a book: %s', (text) => {
    const reserved = kinds.filter((kind) => isReservedSlug(read(text), kind))
    expect(reserved).toEqual(['series', 'author-page'])
  })

  test.each([
    // Authors with such names.
    ...['leopold-staff', 'lena-horne', 'horne', 'vivian', 'savvy', 'barn'],
    ...['kelly-link', 'alec-douglas-home', 'robert-service', 'ada-new', 'jane-book'],
    ...['every', 'shelf', 'everything', 'shelf-every', 'helpful', 'administer', 'supporting'],
    ...['news', 'homes', 'books', 'linking', 'h7kq2mw', '1984', 'every-book-on-the-shelf'],
    ...['my-year', 'your-name', 'our-shelves', 'bookshelves', 'every-shell'],
  ])('is not one that only begins like it, or is a name: %s', (text) => {
    expect(kinds.filter((kind) => isReservedSlug(read(text), kind))).toEqual([])
  })

  const letters = fc.string({ unit: fc.constantFrom(...'abcdefghjkmnpqrstuvwxyz'), maxLength: 10 })
  /** A spelling of a text in capitals, with look-alikes, or with a hyphen after a letter. */
  const spell = (text: string) =>
    fc
      .tuple(
        ...[...text].map((letter) => {
          const same = { a: '4', e: '3', i: '1', l: '1', o: '0', s: '5', t: '7' }[letter] ?? letter
          return fc.constantFrom(letter, letter.toUpperCase(), same)
        }),
      )
      .chain((spelled) =>
        fc
          .integer({ min: 1, max: spelled.length })
          .map((at) => `${spelled.slice(0, at).join('')}-${spelled.slice(at).join('')}`),
      )
      .map((typed) => typed.replace(/-$/, ''))

  test('S84 the service’s name is reserved in every spelling, whatever stands before and after it', () => {
    fc.assert(
      fc.property(letters, spell('everyshelf'), letters, (before, name, after) => {
        for (const joint of ['', '-']) {
          const slug = read([before, name, after].filter(Boolean).join(joint))
          expect(kinds.every((kind) => isReservedSlug(slug, kind))).toBe(true)
        }
      }),
    )
  })

  test('S84 a reserved word is reserved in every spelling alone, and beside others on author pages', () => {
    const word = fc.constantFrom('login', 'password', 'official', 'security').chain(spell)
    fc.assert(
      fc.property(word, (typed) => {
        expect(kinds.every((kind) => isReservedSlug(read(typed), kind))).toBe(true)
        expect(isReservedSlug(read(`ada-${typed}-lind`), 'author-page')).toBe(true)
        expect(isReservedSlug(read(`ada-${typed}-lind`), 'link')).toBe(false)
      }),
    )
  })

  test('what a book may not have, an author page may not have either', () => {
    const text = fc.stringMatching(/^[a-z0-9]{3,12}(?:-[a-z0-9]{1,8}){0,2}$/)
    fc.assert(
      fc.property(text, (typed) => {
        const slug = read(typed)
        if (isReservedSlug(slug, 'link')) expect(isReservedSlug(slug, 'series')).toBe(true)
        if (isReservedSlug(slug, 'series')) expect(isReservedSlug(slug, 'author-page')).toBe(true)
      }),
    )
  })
})

describe('a name that could be mistaken for the service', () => {
  test.each([
    ...[
      'Everyshelf',
      'Everyshelf Support',
      'The EVERYSHELF Team',
      'Every Shelf',
      'E-v-e-r-y-shelf',
    ],
    ...[
      'Everyshe1f',
      'Everyshelves',
      'Ｅｖｅｒｙｓｈｅｌｆ',
      'Éveryshelf',
      'Еvеrуѕhеlf',
      'Every\u00adshelf',
      'ЕVЕRУЅНЕLF',
      'ΕVΕRΥSΗΕLF',
      'Everyshe|f',
      'Everyshelƒ',
      'ᴇᴠᴇʀʏꜱʜᴇʟꜰ',
      '🅴🆅🅴🆁🆈🆂🅷🅴🅻🅵',
      '🅔🅥🅔🅡🅨🅢🅗🅔🅛🅕',
      '🇪🇻🇪🇷🇾🇸🇭🇪🇱🇫',
      'ᎬVᎬᏒYSHᎬLF',
      'Eveгyshelf',
      'Evervshelf',
    ],
  ])('S84 is refused: %s', (name) => {
    expect(isReservedName(name)).toBe(true)
  })

  test.each([
    ...['Ada Lind', 'Kelly Link', 'The Security Trilogy', 'Support Group', 'Every Shell', 'Shelf'],
    ...['Ёлка Иванова', '村上春樹', 'Every Book on the Shelf', ''],
  ])('is not another one: %s', (name) => {
    expect(isReservedName(name)).toBe(false)
  })
})
