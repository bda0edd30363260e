import { describe, expect, it, test } from 'vitest'
import {
  checkBookLink,
  correctBookLink,
  type EbookStore,
  ebookStores,
  findStoreNames,
  minds,
  readBookLink,
  removeTag,
  type SavedLinkState,
} from './index.ts'

const ORIGIN = 'https://everyshelf.test'
const NO_STATES: ReadonlyMap<string, SavedLinkState> = new Map()
const read = (href: string) => readBookLink(href, ORIGIN)
const plan = (store: EbookStore, replacements: readonly (readonly [string, string])[] = []) => ({
  store,
  origin: ORIGIN,
  states: NO_STATES,
  replacements: new Map(replacements),
})
const codes = (href: string, store: EbookStore, states = NO_STATES) =>
  checkBookLink(read(href), store, states).map(({ code, severity }) => `${severity} ${code}`)

describe('readBookLink', () => {
  it.each([
    ['chapter-2.xhtml#start', 'inside'],
    ['#note-1', 'inside'],
    ['', 'inside'],
    ['mailto:ada@example.org', 'contact'],
    ['file:///C:/Users/Ada/book.docx', 'local-file'],
    ['C:\\Users\\Ada\\book.docx', 'local-file'],
    ['https://everyshelf.test/go/h7kq2mw', 'saved-link'],
    ['https://everyshelf.test/redirect?isbn=9780143127741', 'isbn-link'],
    ['https://everyshelf.test/pricing', 'service-page'],
    ['https://www.amazon.com/dp/0143127748', 'store'],
    ['https://www.kobo.com/us/en/ebook/dune', 'store'],
    ['https://www.amazon.de/', 'store'],
    ['https://amzn.to/3xYzAbC', 'retailer-short-link'],
    ['https://geni.us/dune', 'shortener'],
    [
      'https://www.awin1.com/cread.php?awinaffid=1&ued=https%3A%2F%2Fwww.thalia.de',
      'affiliate-network',
    ],
    ['https://rcm-na.amazon-adsystem.com/e/cm?t=ada-20', 'affiliate-network'],
    ['https://partner.bol.com/click?s=12&url=https%3A%2F%2Fwww.bol.com%2F', 'affiliate-network'],
    ['https://eepurl.com/abc', 'web-form'],
    ['https://docs.google.com/forms/d/e/abc', 'web-form'],
    ['https://docs.google.com/document/d/abc', 'website'],
    ['//ada.example.org/news', 'website'],
    ['javascript:alert(1)', 'unreadable'],
    ['https://', 'unreadable'],
  ])('reads %s as %s', (href, kind) => {
    expect(read(href).kind).toBe(kind)
  })

  it.each([
    ['https://www.amazon.de/dp/3551551677?tag=ada-21', 'Amazon Associates', 'ada-21'],
    ['https://www.amazon.com/s?k=dune&tag=ada-20', 'Amazon Associates', 'ada-20'],
    ['https://www.amazon.com/dp/0143127748?linkCode=as2', 'Amazon Associates', null],
    [
      'https://books.apple.com/us/book/id123?at=1000l',
      'Apple Services Performance Partners',
      '1000l',
    ],
    [
      'https://click.linksynergy.com/deeplink?id=abc&murl=https%3A%2F%2Fwww.kobo.com%2F',
      'Rakuten Advertising',
      'abc',
    ],
    ['https://ada.pxf.io/c/1/2', 'Impact', null],
  ])('names the affiliate program of %s', (href, program, tag) => {
    expect(read(href)).toMatchObject({ program, tag })
  })

  it.each([
    'https://www.amazon.com/dp/0143127748?tag=maas&maas=x',
    'https://ada.example.org/posts?tag=fantasy',
    'https://www.kobo.com/us/en/ebook/dune',
    'https://everyshelf.test/go/h7kq2mw?tag=ada-20',
  ])('finds no affiliate program in %s', (href) => {
    expect(read(href).program).toBeNull()
  })

  it('knows that a link of this service without a book is wrong', () => {
    expect(read('https://everyshelf.test/redirect?isbn=9780143127742').isWrong).toBe(true)
    expect(read('https://everyshelf.test/go/-').isWrong).toBe(true)
    expect(read('https://everyshelf.test/go/h7kq2mw').isWrong).toBe(false)
  })
})

describe('removeTag', () => {
  it.each([
    [
      'https://www.amazon.de/Buch/dp/3551551677/ref=sr_1_1?tag=ada-21',
      'https://www.amazon.de/dp/3551551677',
    ],
    ['https://www.amazon.com/s?k=dune&tag=ada-20#top', 'https://www.amazon.com/s?k=dune#top'],
    [
      'https://books.apple.com/us/book/id123?at=1000l&ct=back',
      'https://books.apple.com/us/book/id123',
    ],
    [
      'https://www.awin1.com/cread.php?awinaffid=1&ued=https%3A%2F%2Fwww.waterstones.com%2Fbook%2F9780143127741%3Fawc%3D1',
      'https://www.waterstones.com/book/9780143127741',
    ],
  ])('turns %s into %s', (href, clean) => {
    expect(removeTag(href, ORIGIN)).toBe(clean)
  })

  it('gives up when the page is unknown without the tag', () => {
    expect(removeTag('https://rcm-na.amazon-adsystem.com/e/cm?t=ada-20', ORIGIN)).toBeNull()
    expect(removeTag('https://prf.hn/click/camref:1011l', ORIGIN)).toBeNull()
  })
})

describe('checkBookLink', () => {
  const amazon = 'https://www.amazon.com/dp/0143127748'
  const kobo = 'https://www.kobo.com/us/en/ebook/dune'
  const betterWorld = 'https://www.betterworldbooks.com/product/detail/9780143127741'

  // KDP help GQ6JQ7FM6C72HE4X; writerssupportingwriters.com, 2022-09-05.
  it.each<[string, EbookStore, readonly string[]]>([
    [amazon, 'kindle', []],
    [amazon, 'apple', ['refused other-store']],
    [amazon, 'kobo', ['refused other-store']],
    [amazon, 'smashwords', ['refused other-store']],
    [amazon, 'nook', ['risk other-store']],
    [amazon, 'google', ['risk other-store']],
    [amazon, 'all', ['refused other-store']],
    [kobo, 'kobo', []],
    [kobo, 'kindle', ['refused other-store']],
    [betterWorld, 'kindle', ['risk other-store']],
    ['https://www.audible.com/pd/B0036I54I6', 'kindle', []],
    ['https://books.apple.com/us/book/dune/id597700173', 'apple', []],
    ['https://play.google.com/store/books/details?id=p1MULH7JsTQC', 'google', []],
    ['https://www.barnesandnoble.com/w/?ean=9780441172719', 'nook', []],
    ['https://www.smashwords.com/books/view/52', 'smashwords', []],
    [`${amazon}?tag=ada-20`, 'kindle', ['refused affiliate-tag']],
    ['https://amzn.to/3xYzAbC', 'kindle', ['risk hidden-tag']],
    ['https://amzn.to/3xYzAbC', 'apple', ['refused other-store', 'risk hidden-tag']],
    ['https://eepurl.com/abc', 'kindle', ['refused web-form']],
    ['https://eepurl.com/abc', 'kobo', []],
    ['https://geni.us/dune', 'apple', ['note hidden-target']],
    ['https://www.worldcat.org/isbn/9780143127741', 'apple', []],
    ['https://ada.example.org/', 'all', []],
    ['file:///C:/book.docx', 'kobo', ['risk local-file']],
    ['https://everyshelf.test/redirect?isbn=1', 'kobo', ['risk dead-link']],
    ['https://everyshelf.test/redirect?isbn=9780143127741', 'kobo', ['note isbn-link']],
    ['chapter.xhtml', 'all', []],
  ])('%s in a file for %s: %j', (href, store, expected) => {
    expect(codes(href, store)).toEqual(expected)
  })

  it.each<[EbookStore, string]>([
    ['apple', 'apple-and-kobo'],
    ['kobo', 'apple-and-kobo'],
    ['smashwords', 'smashwords'],
    ['nook', 'nook'],
    ['google', 'bookbub'],
    ['all', 'kdp'],
  ])('a link to Amazon in a file for %s names the rule of %s', (store, source) => {
    const problems = checkBookLink(read(amazon), store, NO_STATES)
    expect(problems.map((problem) => problem.source)).toEqual([source])
  })

  it('names saved links that no longer open, that their owner removed, and that are not for books', () => {
    const states = new Map<string, SavedLinkState>([
      ['gone-book', 'dead'],
      ['old-book', 'removed'],
      ['new-book', 'live'],
      ['site-book', 'other-channel'],
    ])
    expect(codes('https://everyshelf.test/go/gone-book', 'kobo', states)).toEqual([
      'risk dead-link',
    ])
    expect(codes('https://everyshelf.test/go/Old-Book', 'kobo', states)).toEqual([
      'note removed-link',
    ])
    expect(codes('https://everyshelf.test/go/new-book', 'kobo', states)).toEqual([])
    expect(codes('https://everyshelf.test/go/site-book', 'kobo', states)).toEqual([
      'note other-channel',
    ])
  })
})

describe('correctBookLink', () => {
  const tagged = 'https://www.amazon.com/dp/0143127748?tag=ada-20'

  test('removes only the tag where the store may be linked', () => {
    expect(correctBookLink(read(tagged), plan('kindle'))).toEqual({
      kind: 'replace',
      href: 'https://www.amazon.com/dp/0143127748',
    })
  })

  test('removes the link to another store and keeps its text', () => {
    expect(correctBookLink(read(tagged), plan('kobo'))).toEqual({ kind: 'unlink' })
  })

  test('uses the author’s replacement', () => {
    const own = 'https://everyshelf.test/go/h7kq2mw'
    expect(correctBookLink(read(tagged), plan('kobo', [[tagged, own]]))).toEqual({
      kind: 'replace',
      href: own,
    })
  })

  test('does not use a replacement that the store refuses', () => {
    const other = 'https://www.kobo.com/us/en/ebook/dune'
    expect(correctBookLink(read(tagged), plan('apple', [[tagged, other]]))).toEqual({
      kind: 'unlink',
    })
  })

  test('keeps links without a problem, also when a replacement exists', () => {
    const site = 'https://ada.example.org/'
    expect(correctBookLink(read(site), plan('kindle', [[site, 'https://b.example.org']]))).toEqual({
      kind: 'keep',
    })
  })
})

describe('findStoreNames', () => {
  it.each([
    ['Buy it on Amazon, Kobo, or Barnes & Noble.', ['amazon', 'kobo', 'bn']],
    ['Available in the iBookstore and on Google Play', ['apple', 'google']],
    ['Read on your Kindle or NOOK', ['amazon', 'bn']],
    ['They sailed up the Amazon, then the Amazon River', []],
    ['In Amazon rainforest camps, kindle a fire in a nook', []],
    ['Amazonian, Kobold, Nookery', []],
  ])('finds in “%s”: %j', (text, expected) => {
    expect(findStoreNames(text).map(({ retailer }) => retailer)).toEqual(expected)
  })

  it('knows which stores mind a name', () => {
    const minding = ebookStores.filter((store) => minds(store, 'amazon'))
    expect(minding).toEqual(['apple', 'kobo', 'smashwords', 'all'])
    expect(minds('kobo', 'kobo')).toBeUndefined()
  })
})
