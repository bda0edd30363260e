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
    '/GO/PRIDE',
    '/Go/pride',
    '//go/a',
    '/go%2Fpride',
    '/OUT/kobo/9780143127741',
    '/REDIRECT?isbn=1',
    '/redirect&isbn=1',
    '/redirect%3Fisbn=1',
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
    '/go-pride',
    '/goodbooks',
    '/redirect-test?isbn=1',
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
    ['/redirect?isbn=9780143127741&isbn=978-0-14-312774-1'],
    ['/redirect?isbn=0143127748&isbn=9780143127741'],
    ['/redirect?isbn=9780143127741&userId=%'],
    ['/redirect?ISBN=9780143127741'],
    ['/REDIRECT/?isbn=9780143127741'],
    ['/redirect%3Fisbn=9780143127741'],
    ['/redirect&isbn=9780143127741'],
    ['/redirect?isbn=9780143127741?utm_source=x'],
    ['/redirect?isbn=9780143127741.'],
    ['/redirect?isbn=978-0-14-312774-1).'],
    ['/redirect?isbn=9780143127741%E2%80%9D'],
    ['/redirect?isbn=9780143127741%E3%80%82'],
    ['/redirect?isbn=978%E2%80%8B0143127741'],
    ['/redirect?isbn=%D8%9C9780143127741'],
    ['/redirect?isbn=9780143127741%E2%80'],
    ['/redirect?isbn=ISBN%209780143127741,%20thanks'],
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

describe('parseLinkUrl keeps the owner and the country of', () => {
  test.each([
    '/redirect?isbn=9780143127741&userId=adaadaadaada2345&country=de.',
    '/redirect?isbn=9780143127741&country=de&userId=adaadaadaada2345.',
    '/redirect?isbn=9780143127741&country=de&userId=adaadaadaada2345%E2%80%9D',
    '/redirect?isbn=9780143127741&country=de&userId=adaadaadaada2345%29%2C',
    '/redirect?isbn=9780143127741&amp;country=de&amp;userId=adaadaadaada2345',
    '/redirect?isbn=9780143127741&COUNTRY=de&userid=ADAADAADAADA2345',
    '/redirect?isbn=9780143127741?country=de&userId=ada%C2%ADadaadaada2345',
    '/redirect?isbn=9780143127741;country=de;userId=adaadaadaada2345',
    '/redirect?isbn=9780143127741%26country=de%26userId%3Dadaadaadaada2345',
    '/redirect?isbn%3D9780143127741%26userId%3Dadaadaadaada2345%26country%3Dde',
    '/redirect?isbn=9780143127741&country=&country=xx&country=de&country=fr&userId=adaadaadaada2345',
    '/redirect?isbn=9780143127741&country=de&userId=adaadaadaada2345&userId=adaadaadaada2345',
    '/redirect?isbn=9780143127741&country=de&userId=&userId=adaadaadaada2345',
    '/redirect?isbn=9780143127741%26amp%3BuserId%3Dadaadaadaada2345%26amp%3Bcountry%3Dde',
    '/redirect?isbn=9780143127741&userId=adaadaadaada2345&country=%E2%80%8Bde',
    '/redirect?isbn=9780143127741\\u0026userId=adaadaadaada2345\\u0026country=de',
    '/redirect?isbn=9780143127741%5Cu0026country=de%5Cu0026userId=adaadaadaada2345',
  ])('%s', (url) => {
    const owner = 'adaadaadaada2345'
    expect(parseLinkUrl(url)).toMatchObject({
      kind: 'book',
      identifier: BOOK,
      owner,
      country: 'DE',
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
    ['/go/h7kq2mw&utm_source=news', 'news'],
    ['/go/h7kq2mw%3Futm_source=news', 'news'],
    ['/go/h7kq2mw?country=de?utm_source=news', 'news'],
    ['/go/h7kq2mw?x=1&amp;utm_source=news', 'news'],
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
    ['/go/h7kq2mw?isbn=1&isbn=2&userId=a&userId=b&link=a&link=b', undefined],
    ['/go/h7kq2mw?country=%&country=zz&country=de&country=fr', 'DE'],
    ['/go/h7kq2mw?country=de.', 'DE'],
    ['/go/h7kq2mw&country=de', 'DE'],
    ['/go/h7kq2mw%26country=de', 'DE'],
    ['/go/h7kq2mw%3Fcountry=de', 'DE'],
    ['/go/h7kq2mw;country=de', 'DE'],
    ['/go/h7kq2mw\\u0026country=de', 'DE'],
    ['/go/h7kq2mw\\u0026x=1', undefined],
    ['/go/h7kq2mw?tag[]=x&constructor=1&country[]=us&format[]=x&__proto__=1', undefined],
    ['/GO/H7KQ2MW', undefined],
    ['//go/h7kq2mw', undefined],
    ['/go//h7kq2mw', undefined],
    ['/go%2Fh7kq2mw', undefined],
    ['/go/h7kq2mw/reviews', undefined],
    ['/go/h7kq2mw-', undefined],
    ['/go/h7kq2mw--', undefined],
    ['/go/%20h7kq2mw%20', undefined],
    ['/go/h7kq2mw%E2%80', undefined],
    ['/go/h7kq2mw%', undefined],
    ['/go/h7kq2mw%0Aa', undefined],
  ])('%s', (url, country) => {
    expect(parseLinkUrl(url)).toEqual({ kind: 'saved', slug: 'h7kq2mw', country, format: null })
  })

  test.each([
    ...[
      '.',
      ',',
      ')',
      ']',
      '}',
      '>',
      '!',
      '*',
      ':',
      ';',
      "'",
      '"',
      '%22',
      '%23reviews',
      '.de',
      '.)',
      '…',
    ],
    ...['”', '’', '»', '›', '“', '‘', '〉', '》', '」', '』', '】', '）', '］', '｣'],
    ...['。', '、', '，', '．', '！', '？', '؟', '،', '۔', '।', '—', '–', '·'],
    ...[
      '\u200b',
      '\u200d',
      '\u200e',
      '\u202c',
      '\u2060',
      '\u2069',
      '\ufeff',
      '\u00ad',
      '\u061c',
      '\ufe0f',
    ],
    ...['\u200b.', '.\u200b', '\u00a0', '\u3000', '\u2028', '\ufffc'],
  ])('before %j', (ending) => {
    const encoded = ending.startsWith('%') ? ending : encodeURIComponent(ending)
    expect(parseLinkUrl(`/go/pride${encoded}`)).toMatchObject({ kind: 'saved', slug: 'pride' })
  })

  test('with an invisible character inside', () => {
    expect(parseLinkUrl('/go/pri%C2%ADde')).toMatchObject({ kind: 'saved', slug: 'pride' })
    expect(parseLinkUrl('/go/%E2%80%8Epride')).toMatchObject({ kind: 'saved', slug: 'pride' })
  })

  test('that is a prefix of what was typed, without invisible characters and in lower case', () => {
    const invisible = /[\u200b-\u200f\u2060-\u206f\u00ad\ufeff]/g
    const typed = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...'abzAZ019-._~!()/'),
        fc.constantFrom(
          '\u200b',
          '\u00ad',
          '\ufeff',
          '\u206a',
          '”',
          'é',
          'İ',
          'K',
          '。',
          'ﬁ',
          '😀',
        ),
      ),
      maxLength: 45,
    })
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseLinkUrl(`/go/${encodeURIComponent(text)}`)
        const plain = text
          .replace(invisible, '')
          .replace(/^\/+/, '')
          .replace(/[-_~]+(?=[a-z\dİKﬁé])/gi, '-')
        if (parsed.kind === 'saved') {
          expect(
            plain.slice(0, parsed.slug.length).replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
          ).toBe(parsed.slug)
        } else expect(plain).toMatch(/^(?![a-z0-9]{3,40}(?:[^a-z0-9éİKﬁ-]|$))/i)
      }),
      { numRuns: 5000 },
    )
  })

  it('with the requested edition', () => {
    expect(parseLinkUrl('/go/H7KQ2MW?country=jp&format=hardcover')).toEqual({
      kind: 'saved',
      slug: 'h7kq2mw',
      country: 'JP',
      format: 'hardcover',
    })
  })

  test.each([
    ...['%E2%80%91', '%E2%80%94', '%EF%BC%8D', '-%0A', '&#45;', '%26%238209%3B', '&#x2D;'],
    ...['&mdash;', '-&shy;', '%252D', '%25E2%2580%2591', '-=0D=0A', '%5C-', '--'],
  ])('with the hyphen %s', (hyphen) => {
    expect(parseLinkUrl(`/go/moby${hyphen}dick`)).toMatchObject({ slug: 'moby-dick' })
  })

  test.each([
    ...['/go/', '/go/a/b', '/go/%00', '/go/%E0%A4%A', '/go/a%2Fb', '/go/..', '/go/__proto__'],
    ...[
      '/go/prid%C3%A9',
      '/go/prid%D0%B5',
      '/go/prid&eacute;',
      '/go/moby%ADdick',
      '/go/moby%2525252Ddick',
    ],
    ...['/go/%E2%80%9Cpride%E2%80%9D', '/go/-pride', '/go/.pride', '/go/pr.ide', '/go/\u212aey'],
  ])('none in %s', (url) => {
    expect(parseLinkUrl(url)).toMatchObject({ kind: 'invalid', problem: 'unknown-link' })
  })
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

  test.each(['book', 'Book', 'book.', 'book%E2%80%9D'])('in a book, with in=%s', (place) => {
    const url = `/out/amazon-de/B00ICH9SAC?link=h7kq2mw.&in=${place}`
    expect(parseLinkUrl(url)).toMatchObject({ isInBook: true, slug: 'h7kq2mw' })
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
    ['/redirect?isbn=%E0%A4%A', 'not-a-book-code'],
    ['/redirect?isbn&isbn', 'empty'],
    ['/redirect?isbn=The%20Odyssey.', 'not-a-book-code'],
    ['/redirect?isbn=9780143127741%20or%209780441172719', 'length'],
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
    ...parameters.flatMap((name) => [`${name}[]=a`, `${name}[0]=a`, `${name}[b]=a`, `${name}.b=a`]),
    'isbn%5B%5D=a',
    'ISBN[]=a',
    '__proto__=a',
    '__proto__[isbn]=9780143127741',
    'constructor=a',
    'prototype=a',
  ]
  test.each(odd)('%s', (query) => {
    for (const url of [
      `/redirect?isbn=9780143127741&${query}`,
      `/redirect?country=DE&${query}`,
      ...(/^(?:isbn|userid)/i.test(query) ? [`/go/h7kq2mw?${query}`] : []),
    ]) {
      expect(parseLinkUrl(url), url).toMatchObject({ kind: 'invalid', problem: 'malformed' })
    }
  })

  test.each([
    '/redirect?isbn=9780143127741&isbn=9780441172719',
    '/redirect?isbn=9780143127741&ISBN=a',
    '/redirect?isbn=9780143127741&amp;isbn=9780441172719',
    '/redirect&isbn=9780441172719?isbn=9780143127741',
    '/redirect?isbn=9780143127741&userId=adaadaadaada2345&userId=bobbobbobbob2345',
    '/redirect?isbn=9780143127741&userId=a&userId=b',
    '/out/kobo/9780143127741?link=h7kq2mw&link=orphan2',
  ])('%s, which names two books, owners or links', (url) => {
    expect(parseLinkUrl(url)).toMatchObject({ kind: 'invalid', problem: 'malformed' })
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
