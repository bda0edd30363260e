import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAffiliateTag } from '../affiliate/index.ts'
import { parseBookIdentifier } from '../identifiers/index.ts'
import {
  buildDirectLinks,
  buildGlobalLink,
  buildPlainLinks,
  buildShortLink,
  isPublicId,
  parseSlug,
  SLUG_ALPHABET,
  slugForChannel,
  slugFromBytes,
  withCountry,
} from './index.ts'

const identifier = parseBookIdentifier('978-0-14-312774-1')
if (!identifier) throw new Error('fixture')
const origin = 'https://everyshelf.example'

describe('slugs', () => {
  test.each([
    ['my-novel', 'my-novel'],
    [' My-Novel ', 'my-novel'],
    ['h7kq2mw', 'h7kq2mw'],
    ['1984', '1984'],
  ])('%j is %j', (text, slug) => {
    expect(parseSlug(text)).toBe(slug)
  })

  test.each(['', 'ab', '-ab', 'ab-', 'a--b', 'a b', 'añb', '../x', 'x'.repeat(41)])(
    '%j is none',
    (text) => {
      expect(parseSlug(text)).toBeUndefined()
    },
  )

  test('slugFromBytes makes seven letters without look-alikes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32, max: 239 }), (bytes) => {
        const slug = slugFromBytes(bytes)
        expect(slug).toMatch(/^[2-9a-hjkmnp-z]{7}$/)
        expect(parseSlug(slug ?? '')).toBe(slug)
      }),
    )
    expect(SLUG_ALPHABET).not.toMatch(/[01ilo]/)
  })

  test('slugFromBytes skips bytes that would favor some letters', () => {
    expect(slugFromBytes(new Uint8Array(16).fill(255))).toBeUndefined()
    expect(slugFromBytes(Uint8Array.from([255, 0, 1, 2, 3, 4, 5, 6]))).toBe('2345678')
  })
})

describe('slugForChannel', () => {
  test('is the slug of the link and a word, and a counter if that is taken', () => {
    const pride = parseSlug('pride')
    if (!pride) throw new Error('fixture')
    expect(slugForChannel(pride, 'mail')).toBe('pride-newsletter')
    expect(slugForChannel(pride, 'print', 3)).toBe('pride-print-3')
  })

  test('is a slug, however long the one of the link is', () => {
    const slugs = fc.stringMatching(/^[a-z0-9]{3,20}(?:-[a-z0-9]{1,6}){0,3}$/)
    fc.assert(
      fc.property(slugs, fc.integer({ min: 1, max: 9 }), (text, attempt) => {
        const long = parseSlug(text.slice(0, 40).replace(/-$/, ''))
        if (!long) throw new Error(`no slug ${text}`)
        const slug = slugForChannel(long, 'mail', attempt)
        expect(parseSlug(slug)).toBe(slug)
      }),
    )
  })
})

describe('the Global Link', () => {
  const owner = 'k3m9x2p7q4w8r6t5'
  if (!isPublicId(owner)) throw new Error('fixture')

  test('contains the book and its owner', () => {
    expect(buildGlobalLink(origin, identifier, owner)).toBe(
      'https://everyshelf.example/redirect?isbn=9780143127741&userId=k3m9x2p7q4w8r6t5',
    )
  })

  test('without an owner contains only the book', () => {
    expect(buildGlobalLink(origin, identifier, null)).toBe(
      'https://everyshelf.example/redirect?isbn=9780143127741',
    )
  })

  test('takes a country in both forms', () => {
    const slug = parseSlug('h7kq2mw')
    if (!slug) throw new Error('fixture')
    expect(withCountry(buildShortLink(origin, slug), 'JP')).toBe(
      'https://everyshelf.example/go/h7kq2mw?country=JP',
    )
    expect(withCountry(buildGlobalLink(origin, identifier, null), 'JP')).toBe(
      'https://everyshelf.example/redirect?isbn=9780143127741&country=JP',
    )
  })
})

describe('buildPlainLinks', () => {
  test('S60 lists the same 23 marketplaces without a tag', () => {
    const links = buildPlainLinks(identifier)
    expect(links).toEqual(buildDirectLinks(identifier, null, {}))
    expect(links).toHaveLength(23)
    expect(links[3]).toEqual({
      marketplace: 'de',
      country: 'DE',
      url: 'https://www.amazon.de/dp/0143127748',
      tagged: false,
      tagOwner: 'none',
    })
  })
})

describe('buildDirectLinks', () => {
  const serviceTag = parseAffiliateTag('service-21')
  const links = buildDirectLinks(identifier, null, serviceTag ? { de: serviceTag } : {})

  test('lists all 23 marketplaces, the core twelve first', () => {
    expect(links).toHaveLength(23)
    expect(links.slice(0, 4).map(({ marketplace }) => marketplace)).toEqual([
      'us',
      'uk',
      'ca',
      'de',
    ])
    expect(links[12]?.marketplace).toBe('nl')
  })

  test('returns the owner of the tag in each row', () => {
    expect(links[3]).toEqual({
      marketplace: 'de',
      country: 'DE',
      url: 'https://www.amazon.de/dp/0143127748?tag=service-21',
      tagged: true,
      tagOwner: 'service',
    })
    expect(links[1]).toEqual({
      marketplace: 'uk',
      country: 'GB',
      url: 'https://www.amazon.co.uk/dp/0143127748',
      tagged: false,
      tagOwner: 'none',
    })
  })

  test('A2 the note of each row matches its URL', () => {
    for (const { url, tagged } of links) expect(new URL(url).searchParams.has('tag')).toBe(tagged)
  })
})
