import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFixtureJson } from '../../fixtures/read-fixture.ts'
import { identifierKey } from '../identifiers/index.ts'
import { readProductUrl } from '../product-urls/index.ts'
import { type InspectionContext, inspectLink, linkWarnings } from './index.ts'

const context: InspectionContext = {
  origin: 'https://everyshelf.example',
  ownTags: ['ada-20', 'ada-21'],
  serviceTags: ['shelf-20', 'shelfde-21'],
}

/** Kind, book, retailer, country, formats, whose tag, and the problem of an identifier. */
function summarize(text: string): string {
  const found = inspectLink(text, context)
  const tag = found.tag === null ? found.tagHolding : `${found.tagHolding}:${found.tag}`
  return [
    found.kind,
    found.identifier ? identifierKey(found.identifier) : '-',
    found.marketplace ?? found.retailer ?? '-',
    found.country ?? '-',
    found.formats.join('+') || '-',
    tag,
    ...(found.problem ? [found.problem] : []),
  ].join(' ')
}

const cases: readonly (readonly [text: string, summary: string, warnings: string])[] = [
  ['https://www.amazon.com/dp/0143127748', 'product 9780143127741 us US print none', ''],
  [
    'https://www.amazon.de/dp/3551551677?tag=thief-21',
    'product 9783551551672 de DE print other:thief-21',
    'foreign-tag',
  ],
  [
    'https://www.amazon.de/dp/3551551677?tag=ada-21',
    'product 9783551551672 de DE print yours:ada-21',
    '',
  ],
  [
    'https://www.amazon.de/dp/3551551677?tag=shelfde-21',
    'product 9783551551672 de DE print service:shelfde-21',
    '',
  ],
  [
    'https://www.amazon.de/dp/3551551677?tag=ada-20',
    'product 9783551551672 de DE print yours:ada-20',
    'tag-of-another-marketplace',
  ],
  [
    'https://www.amazon.com/Body-Keeps-Score-Healing-Trauma/dp/0143127748/ref=sr_1_1?crid=3K7&keywords=body+keeps+the+score&qid=1699999999&sr=8-1',
    'product 9780143127741 us US print none',
    '',
  ],
  [
    'https://www.amazon.com/Project-Hail-Mary-Andy-Weir-ebook/dp/B08FHBV4ZX/ref=tmm_kin_swatch_0?_encoding=UTF8&qid=&sr=',
    'product B08FHBV4ZX us US ebook none',
    '',
  ],
  [
    'https://www.amazon.co.jp/exec/obidos/ASIN/4894712059/pleasesleep-22/ref=nosim/',
    'product 9784894712058 jp JP print other:pleasesleep-22',
    'foreign-tag',
  ],
  [
    'https://www.amazon.com/gp/aw/d/0981478638/ref=mp_s_a_1_1?ie=UTF8&qid=1466915497',
    'product 9780981478630 us US print none',
    '',
  ],
  ['https://m.amazon.com/gp/aw/d/B07XN9T11R', 'product B07XN9T11R us US - none', ''],
  ['https://smile.amazon.co.uk/dp/0141036141', 'product 9780141036144 uk GB print none', ''],
  [
    'https://www.amazon.co.uk/dp/978-0141036144',
    'product 9780141036144 uk GB print none',
    'thirteen-digits-in-dp',
  ],
  [
    'https://www.amazon.fr/dp/9791090636071',
    'product 9791090636071 fr FR print none',
    'no-page-for-979',
  ],
  [
    'https://www.amazon.fr/dp/9791090636071?tag=thief-21',
    'product 9791090636071 fr FR print other:thief-21',
    'no-page-for-979 foreign-tag',
  ],
  [
    'https://www.amazon.fr/s?k=9791090636071&i=stripbooks',
    'product 9791090636071 fr FR print none',
    '',
  ],
  [
    'https://www.amazon.com/s?k=9780143127741&i=stripbooks',
    'product 9780143127741 us US print none',
    'search-page',
  ],
  [
    'https://www.amazon.com/s?k=body+keeps+the+score',
    'other-page - amazon - - none',
    'search-page',
  ],
  [
    'https://www.amazon.com/gp/search?keywords=trauma&tag=thief-20',
    'other-page - amazon - - other:thief-20',
    'search-page foreign-tag',
  ],
  [
    'https://www.amazon.com/stores/Bessel-van-der-Kolk/author/B001H6MEJO',
    'other-page - amazon - - none',
    'author-page',
  ],
  ['https://www.amazon.com/Andy-Weir/e/B00G0WYW92', 'other-page - amazon - - none', 'author-page'],
  ['https://www.amazon.com/-/e/B00G0WYW92', 'other-page - amazon - - none', 'author-page'],
  [
    'https://www.amazon.com/gp/help/customer/display.html?nodeId=508510',
    'other-page - amazon - - none',
    'other-page',
  ],
  ['https://www.amazon.com/gp/cart/view.html', 'other-page - amazon - - none', 'other-page'],
  [
    'https://www.amazon.com/dp/B08FHBV4ZX?maas=maas_adg_1&aa_campaignid=x&tag=thief-20',
    'product B08FHBV4ZX us US - other:thief-20',
    'foreign-tag tag-and-attribution',
  ],
  [
    'https://www.amazon.com/dp/B08FHBV4ZX?maas=maas_adg_1&ref_=aa_maas',
    'product B08FHBV4ZX us US - none',
    'attribution-only',
  ],
  [
    'https://www.amazon.com/dp/B08FHBV4ZX?maas=maas_adg_1&ref_=aa_maas&tag=maas',
    'product B08FHBV4ZX us US - none',
    'attribution-only',
  ],
  [
    'https://www.amazon.com/dp/B08FHBV4ZX?ref_=aa_maas&tag=ada-20',
    'product B08FHBV4ZX us US - yours:ada-20',
    'tag-and-attribution',
  ],
  [
    'https://www.amazon.com/dp/0143127748?utm_source=news&fbclid=abc',
    'product 9780143127741 us US print none',
    '',
  ],
  [
    'https://lesen.amazon.de/kp/embed?asin=B06ZYRPHMC&linkCode=kpe&tag=thief-21',
    'product B06ZYRPHMC de DE ebook other:thief-21',
    'foreign-tag',
  ],
  [
    'http://amzn.com/B002VH3AMK?tag=todbotblog-20',
    'product B002VH3AMK us US - other:todbotblog-20',
    'foreign-tag',
  ],
  ['https://amzn.to/47XQoin', 'retailer-short-link - amazon - - hidden', 'cloaked-short-link'],
  ['https://a.co/d/7Hobbit', 'retailer-short-link - amazon - - hidden', 'cloaked-short-link'],
  ['https://amzn.eu/d/0abcdEF', 'retailer-short-link - amazon - - hidden', 'cloaked-short-link'],
  [
    'https://link.amazon/B0abcdefg',
    'retailer-short-link - amazon - - hidden',
    'cloaked-short-link',
  ],
  ['amzn.to/47XQoin', 'retailer-short-link - amazon - - hidden', 'cloaked-short-link'],
  ['https://bit.ly/3abcdef', 'shortener - - - - hidden', 'cloaked-elsewhere'],
  ['geni.us/mybook', 'shortener - - - - hidden', 'cloaked-elsewhere'],
  ['https://mybook.to/novel', 'shortener - - - - hidden', 'cloaked-elsewhere'],
  ['https://books2read.com/u/abcdef', 'shortener - - - - hidden', 'cloaked-elsewhere'],
  [
    'https://www.barnesandnoble.com/w/?ean=9780143127741',
    'product 9780143127741 bn US print+ebook+audio none',
    '',
  ],
  [
    'https://www.barnesandnoble.com/w/ultra-qualia/1147846331?ean=2940181798823&st=AFF',
    'product-without-identifier - bn US print+ebook+audio none',
    'no-identifier',
  ],
  [
    'https://bookshop.org/a/12345/9780143127741',
    'product 9780143127741 bookshop-us US print+ebook other:12345',
    'foreign-tag',
  ],
  [
    'https://www.booksamillion.com/p/Ultra-Qualia/Leonardo-Sales-Santos/9786501561356',
    'product 9786501561356 bam US print+ebook+audio none',
    '',
  ],
  [
    'https://www.waterstones.com/book/9780143127741',
    'product 9780143127741 waterstones - print+audio none',
    '',
  ],
  [
    'https://www.waterstones.com/author/stephen-king',
    'other-page - waterstones - - none',
    'author-page',
  ],
  [
    'https://www.kobo.com/de/de/ebook/der-marsianer',
    'product-without-identifier - kobo DE ebook none',
    'no-identifier',
  ],
  [
    'https://www.kobo.com/us/en/audiobook/the-martian',
    'product-without-identifier - kobo US audio none',
    'no-identifier',
  ],
  ['https://www.kobo.com/us/en/search?query=martian', 'other-page - kobo US - none', 'search-page'],
  [
    'https://www.audible.de/pd/Der-Marsianer/B00JR8YXPY',
    'product B00JR8YXPY audible DE audio none',
    '',
  ],
  [
    'https://books.apple.com/gb/book/isbn9780143127741?at=1000labc',
    'product 9780143127741 apple GB ebook+audio other:1000labc',
    'foreign-tag',
  ],
  ['https://libro.fm/audiobooks/9780143127741', 'product 9780143127741 librofm - audio none', ''],
  [
    'https://www.bookdepository.com/dp/9780143127741',
    'product 9780143127741 bookdepository - print none',
    'closed-retailer',
  ],
  [
    'https://www.awin1.com/cread.php?awinmid=3787&awinaffid=12345&ued=https%3A%2F%2Fwww.waterstones.com%2Fbook%2F9780143127741',
    'product 9780143127741 waterstones - print+audio other:12345',
    'network-link foreign-tag',
  ],
  [
    'https://click.linksynergy.com/deeplink?id=abcDEF&mid=1&murl=https%3A%2F%2Fwww.kobo.com%2Fus%2Fen%2Febook%2Fthe-martian',
    'product-without-identifier - kobo US ebook other:abcDEF',
    'no-identifier network-link foreign-tag',
  ],
  [
    'https://www.anrdoezrs.net/links/98765/type/dlg/sid/x/https://www.booksamillion.com/p/9786501561356',
    'product 9786501561356 bam US print+ebook+audio other:98765',
    'network-link foreign-tag',
  ],
  [
    'https://prf.hn/click/camref:1100abc/pubref:x/destination:https%3A%2F%2Fbooks.apple.com%2Fgb%2Fbook%2Fisbn9780143127741',
    'product 9780143127741 apple GB ebook+audio other:1100abc',
    'network-link foreign-tag',
  ],
  ['https://www.awin1.com/cread.php?awinmid=3787', 'network-link - - - - unsure', 'network-link'],
  ['https://everyshelf.example/go/h7kq2mw', 'service-link - - - - by-country', ''],
  [
    'HTTP://EVERYSHELF.EXAMPLE/go/My-Novel?country=de',
    'service-link - - - - by-country',
    'fixed-country',
  ],
  [
    'everyshelf.example/redirect?isbn=9780143127741&userId=adaadaadaada2345',
    'service-link 9780143127741 - - - by-country',
    '',
  ],
  [
    'https://everyshelf.example/redirect?isbn=0143127748&tag=thief-20&aff=1',
    'service-link 9780143127741 - - - by-country',
    'ignored-tag',
  ],
  [
    'https://everyshelf.example/redirect?isbn=123',
    'service-link - - - - by-country',
    'wrong-service-link',
  ],
  ['https://everyshelf.example/go/', 'service-link - - - - by-country', 'wrong-service-link'],
  ['https://everyshelf.example/pricing', 'service-page - - - - none', ''],
  ['https://everyshelf.example', 'service-page - - - - none', ''],
  ['https://everyshelf.example.evil.example/go/h7kq2mw', 'unknown - - - - none', ''],
  ['https://www.amazon.com.evil.example/dp/0143127748', 'unknown - - - - none', 'look-alike-host'],
  ['https://notamazon.com/dp/0143127748', 'unknown - - - - none', 'look-alike-host'],
  ['https://www.\u0430mazon.com/dp/0143127748', 'unknown - - - - none', 'look-alike-host'],
  ['https://www.amazon.com@evil.example/dp/0143127748', 'unknown - - - - none', 'look-alike-host'],
  ['https://arnazon.de/dp/3551551677', 'unknown - - - - none', 'look-alike-host'],
  ['https://www.amazon.cn/dp/0143127748', 'unknown - - - - none', 'look-alike-host'],
  ['https://example.org/book', 'unknown - - - - none', ''],
  ['javascript:alert(1)', 'unknown - - - - none not-a-book-code', ''],
  ['978-0-14-312774-1', 'identifier 9780143127741 - - - none', ''],
  ['B08FHBV4ZX', 'identifier B08FHBV4ZX - - - none', ''],
  ['978-0-14-312774-2', 'unknown - - - - none check-digit', ''],
  ['979-0-2600-0043-8', 'unknown - - - - none music', ''],
  ['hello', 'unknown - - - - none length', ''],
]

describe('inspectLink', () => {
  test.each(cases)('%s is %s', (text, summary, warnings) => {
    expect(summarize(text)).toBe(summary)
    expect(inspectLink(text, context).warnings.join(' ')).toBe(warnings)
  })

  test('the table includes every warning', () => {
    const shown = new Set(cases.flatMap(([, , warnings]) => warnings.split(' ')))
    expect(linkWarnings.filter((warning) => !shown.has(warning))).toEqual([])
  })

  test('A4 returns what was removed, and its purpose', () => {
    const text =
      'https://amazon.de/Buch/dp/3551551677/ref=sr_1_1?tag=thief-21&qid=1&maas=m1&utm_source=news&linkCode=sl1'
    expect(inspectLink(text, context).cleaning).toEqual({
      before: text,
      after: 'https://www.amazon.de/dp/3551551677',
      removed: [
        { name: 'ref', value: 'sr_1_1', kind: 'session' },
        { name: 'tag', value: 'thief-21', kind: 'affiliate' },
        { name: 'qid', value: '1', kind: 'session' },
        { name: 'maas', value: 'm1', kind: 'attribution' },
        { name: 'utm_source', value: 'news', kind: 'campaign' },
        { name: 'linkCode', value: 'sl1', kind: 'affiliate' },
      ],
    })
  })

  test('removes nothing from a clean URL', () => {
    expect(inspectLink('https://www.amazon.de/dp/3551551677', context).cleaning).toBe(null)
  })

  test('returns a short link to resolve, without its parameters', () => {
    expect(inspectLink('https://amzn.to/47XQoin?x=1#y', context).shortUrl).toBe(
      'https://amzn.to/47XQoin',
    )
  })

  test('returns unsure for a tag without tags to compare it with', () => {
    const alone = { ...context, ownTags: null, serviceTags: null }
    const found = inspectLink('https://www.amazon.de/dp/3551551677?tag=x-21', alone)
    expect(found.tagHolding).toBe('unsure')
    expect(found.warnings).toEqual([])
  })
})

const knownUrls = [
  ...readFixtureJson<{ url: string }[]>('amazon-urls.json'),
  ...readFixtureJson<{ url: string }[]>('retailer-urls.json'),
].map(({ url }) => url)

test.each(knownUrls.filter((url) => url.includes('.')))(
  'agrees with the parser about %s',
  (url) => {
    const parsed = readProductUrl(url)
    const found = inspectLink(url, context)
    expect(found.identifier).toEqual(parsed.kind === 'product' ? parsed.identifier : null)
  },
)

describe('for any text', () => {
  const pieces = fc.constantFrom(
    ...['https://', 'www.amazon.de', 'everyshelf.example', '/go/', '/redirect?isbn=', '/dp/'],
    ...['9780143127741', 'tag=x-20', '&', '?', '#', '%', '%E0%A4%A', '=', '/', '\\', '@', '\0'],
    ...['ref=', 'maas', 'ued=https%3A%2F%2F', 'www.awin1.com/cread.php?', 'bit.ly/', '\u202E', ' '],
  )
  const anyText = fc.oneof(
    fc.array(pieces, { maxLength: 14 }).map((list) => list.join('')),
    fc.constantFrom(...knownUrls),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: 'binary' }),
  )

  test('R44 has a result, and its cleaned URL stays the same when cleaned again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { cleaning } = inspectLink(text, context)
        if (!cleaning) return
        const again = inspectLink(cleaning.after, context)
        expect(again.cleaning).toBe(null)
        expect(again.tag).toBe(null)
      }),
      { numRuns: 5000 },
    )
  })

  test.each(['/', '=', '&a=', '%', '.', 'a-', 'ref=/', '@', ' ', '\u200B', '/gp/product', '-21'])(
    'R44 takes no longer for a long text of %j than its length asks for',
    (piece) => {
      for (const head of [
        '',
        'https://www.amazon.de/',
        'https://everyshelf.example/go/',
        'bit.ly/',
      ]) {
        for (const length of [4000, 500_000]) {
          const text = (head + piece.repeat(length / piece.length)).slice(0, length)
          const begun = performance.now()
          inspectLink(text, context)
          expect(performance.now() - begun).toBeLessThan(250)
        }
      }
    },
  )
})
