import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isLinkUrl, parseLinkUrl } from './parse-link-url.ts'

const BOOK = { kind: 'isbn', isbn13: '9780143127741', isbn10: '0143127748' }

describe('isLinkUrl', () => {
  test.each([
    '/redirect',
    '/redirect/',
    '/redirect?isbn=9780143127741',
    '/redirect/?isbn=9780143127741',
    '/go/h7kq2mw',
    '/go/',
    '/go/a/b?c',
  ])('takes %s', (url) => {
    expect(isLinkUrl(url)).toBe(true)
  })

  test.each([
    '/',
    '/redirect-test',
    '/redirect/x',
    '/redirectx?isbn=1',
    '/go',
    '/gone/a',
    '//go/a',
    '',
    '*',
  ])('leaves %j to the site', (url) => {
    expect(isLinkUrl(url)).toBe(false)
  })
})

describe('parseLinkUrl parses a link that names its book', () => {
  test.each([
    ['/redirect?isbn=9780143127741'],
    ['/redirect?isbn=978-0-14-312774-1'],
    ['/redirect?isbn=0143127748'],
    ['/redirect?isbn=978%200143127741'],
    ['/redirect?isbn=978+0143127741'],
    ['/redirect/?isbn=9780143127741'],
    ['/redirect?isbn=9780143127741&utm_source=mail&fbclid=IwAR0'],
    ['/redirect?utm_source=a&utm_source=b&isbn=9780143127741'],
    ['/redirect?isbn=9780143127741&aff=1&tag=thief-20'],
    ['/redirect?isbn=9780143127741&userId='],
    ['/redirect?isbn=9780143127741&userId=%27%20or%201%3D1'],
    ['/redirect?isbn=9780143127741&country=XX'],
    ['/redirect?isbn=9780143127741&'],
    ['/redirect?%69sbn=9780143127741'],
    ['/redirect?isbn=9780143127741&%E0%A4%A=1'],
  ])('%s', (url) => {
    expect(parseLinkUrl(url)).toEqual({
      kind: 'book',
      hitLink: null,
      identifier: BOOK,
      format: null,
      owner: null,
      country: undefined,
    })
  })

  it('with owner and country', () => {
    const url = '/redirect?isbn=b00ich9sac&userId=adaadaadaada2345&country=uk&format=hardcover'
    expect(parseLinkUrl(url)).toEqual({
      kind: 'book',
      hitLink: null,
      identifier: { kind: 'asin', asin: 'B00ICH9SAC' },
      format: 'hardcover',
      owner: 'adaadaadaada2345',
      country: 'GB',
    })
  })
})

describe('parseLinkUrl reads the campaign', () => {
  test.each([
    ['/go/h7kq2mw?utm_campaign=Spring+launch', 'Spring launch'],
    ['/go/h7kq2mw?utm_source=news&utm_campaign=spring', 'spring'],
    ['/go/h7kq2mw?utm_source=news&utm_medium=email', 'news'],
    ['/go/h7kq2mw?utm_campaign=&utm_source=news', 'news'],
    ['/go/h7kq2mw?utm_campaign=one&utm_campaign=two', 'one'],
    ['/go/h7kq2mw?utm_campaign=%00%0A&utm_source=%E0%A4%A', undefined],
    ['/go/h7kq2mw?utm_campaign', undefined],
    [`/go/h7kq2mw?utm_campaign=${'x'.repeat(60)}`, 'x'.repeat(40)],
    ['/out/kobo/9780143127741?link=h7kq2mw&utm_campaign=spring', 'spring'],
    ['/out/amazon-de/9780143127741?link=h7kq2mw&utm_campaign=spring', 'spring'],
    ['/go/h7kq2mw?country=DE', undefined],
  ])('of %s', (url, campaign) => {
    expect(parseLinkUrl(url)).toMatchObject({ slug: 'h7kq2mw', utmCampaign: campaign })
  })
})

describe('parseLinkUrl parses a saved link', () => {
  test.each([
    ['/go/h7kq2mw', undefined],
    ['/go/h7kq2mw?format=audio', undefined],
    ['/go/h7kq2mw?format=__proto__', undefined],
    ['/go/H7KQ2MW', undefined],
    ['/go/h7kq2mw/', undefined],
    ['/go/h7kq2mw?country=de', 'DE'],
    ['/go/h7kq2mw?isbn=9780143127742', undefined],
  ])('%s', (url, country) => {
    expect(parseLinkUrl(url)).toEqual({ kind: 'saved', slug: 'h7kq2mw', country, format: null })
  })

  it('with the requested edition', () => {
    expect(parseLinkUrl('/go/H7KQ2MW?country=jp&format=hardcover')).toEqual({
      kind: 'saved',
      slug: 'h7kq2mw',
      country: 'JP',
      format: 'hardcover',
    })
  })

  test.each(['/go/', '/go/a/b', '/go/%00', '/go/%E0%A4%A', '/go/a%2Fb', '/go/..', '/go/__proto__'])(
    'none in %s',
    (url) => {
      expect(parseLinkUrl(url)).toMatchObject({ kind: 'invalid', problem: 'unknown-link' })
    },
  )
})

describe('parseLinkUrl parses the Amazon store that a reader chose', () => {
  const request = {
    kind: 'marketplace',
    hitLink: null,
    marketplace: 'de',
    identifier: { kind: 'asin', asin: 'B00ICH9SAC' },
    slug: null,
    isInBook: false,
    country: undefined,
    format: null,
  }

  test('with link, country and edition, or without', () => {
    expect(parseLinkUrl('/out/amazon-de/b00ich9sac')).toEqual(request)
    const full = '/out/amazon-de/B00ICH9SAC/?country=at&link=H7KQ2MW&format=kindle&in=book'
    expect(parseLinkUrl(full)).toEqual({
      ...request,
      slug: 'h7kq2mw',
      isInBook: true,
      country: 'AT',
      format: 'kindle',
    })
  })

  test.each([
    '/out/amazon-xx/B00ICH9SAC',
    '/out/amazon-/B00ICH9SAC',
    '/out/amazon/B00ICH9SAC',
    '/out/amazon-__proto__/B00ICH9SAC',
    '/out/amazon-de/B00ICH9SAC/x',
  ])('none in %s', (url) => {
    expect(parseLinkUrl(url)).toMatchObject({ kind: 'invalid', problem: 'unknown-link' })
  })
})

describe('parseLinkUrl reports the problem', () => {
  test.each([
    ['/redirect', 'empty'],
    ['/redirect?', 'empty'],
    ['/redirect?isbn=', 'empty'],
    ['/redirect?ISBN=9780143127741', 'empty'],
    ['/redirect?isbn=978014312774', 'length'],
    ['/redirect?isbn=9780143127742', 'check-digit'],
    ['/redirect?isbn=9790060115615', 'music'],
    ['/redirect?isbn=hello%20world!', 'not-a-book-code'],
    [`/redirect?isbn=9780143127741${'%20'.repeat(200)}x`, 'not-a-book-code'],
    [`/redirect?isbn=${'9'.repeat(5000)}`, 'too-long'],
  ])('%s', (url, problem) => {
    expect(parseLinkUrl(url)).toMatchObject({ kind: 'invalid', problem })
  })
})

describe('S5 parseLinkUrl refuses', () => {
  const parameters = ['isbn', 'userId', 'country', 'aff', 'tag', 'link', 'format', 'in']
  const odd = [
    ...parameters.map((name) => `${name}=a&${name}=b`),
    ...parameters.map((name) => `${name}&${name}`),
    ...parameters.flatMap((name) => [`${name}[]=a`, `${name}[0]=a`, `${name}[b]=a`, `${name}.b=a`]),
    'isbn%5B%5D=a',
    '__proto__=a',
    '__proto__[isbn]=9780143127741',
    'constructor=a',
    'prototype=a',
    'isbn=%E0%A4%A',
    'userId=%',
  ]
  test.each(odd)('%s', (query) => {
    for (const url of [
      `/redirect?${query}`,
      `/redirect?country=DE&${query}`,
      `/go/h7kq2mw?${query}`,
    ]) {
      expect(parseLinkUrl(url), url).toMatchObject({ kind: 'invalid', problem: 'malformed' })
    }
  })
})

test('R44 parseLinkUrl never throws', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'isbn',
      'userId',
      'country',
      '=',
      '&',
      '?',
      '/',
      '%',
      '[',
      ']',
      '+',
      '__proto__',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  const url = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(url, (text) => {
      expect(['book', 'saved', 'invalid']).toContain(parseLinkUrl(`/redirect?${text}`).kind)
      expect(['book', 'saved', 'invalid']).toContain(parseLinkUrl(`/go/${text}`).kind)
    }),
    { numRuns: 5000 },
  )
})
