import { readBookInput, readBookSitePage, readTypedBook } from '@everyshelf/domain/books'
import { describe, expect, test } from 'vitest'
import { describeBookInput, describeBookSitePage, explainBookInput } from './index.ts'

const explain = (text: string) => explainBookInput(readBookInput(text), text)

test('explainBookInput says what is wrong with the ISBN in the address of a store', () => {
  expect(explain('https://www.amazon.com/dp/1111111111')).toBe(
    '1111111111 is a placeholder, not a book. Look for the ISBN on the back cover.',
  )
  expect(explain('https://www.amazon.com/dp/0143127749')).toBe(
    'The last digit does not match the others. One of the digits is probably mistyped.',
  )
  expect(explain('https://www.amazon.com/dp/%E2%80%8E0143127749')).toBe(
    'The last digit does not match the others. One of the digits is probably mistyped.',
  )
  expect(explain('https://www.waterstones.com/book/9790260000438')).toBe(
    'Numbers that begin with 979-0 or M identify printed music, not books.',
  )
})

describe('explainBookInput names what was pasted', () => {
  test.each([
    ['https://www.goodreads.com/book/show/18693771', 'This looks like a Goodreads page.'],
    ['https://app.thestorygraph.com/books/1', 'This looks like a StoryGraph page.'],
    ['https://en.m.wikipedia.org/wiki/Dune', 'This looks like a Wikipedia page.'],
    ['https://openlibrary.org/works/OL45804W', 'This looks like an Open Library page.'],
    ['https://x.com/ada/status/1', 'This looks like an X page.'],
    ['https://blog.example/review', 'This looks like a blog.example page.'],
    ['https://www.amazon.de/s?k=dune', 'This looks like an Amazon.de search page.'],
    [
      'https://www.amazon.com/stores/author/B000AQ0842',
      'This looks like an Amazon.com author page.',
    ],
    ['https://www.amazon.com/gp/cart/view.html', 'This looks like an Amazon.com page.'],
    [
      'https://www.waterstones.com/books/search/term/dune',
      'This looks like a Waterstones search page.',
    ],
    ['https://bit.ly/3xYz', 'This looks like a bit.ly short link.'],
    [
      'https://www.amazon.com.evil.example/dp/0143127748',
      'This looks like a store’s address, but it belongs to a different site. Check it before you paste it again.',
    ],
    ['https://', 'This looks like part of an address.'],
    ['reader@example.org', 'This looks like an email address.'],
    ['jürgen@bücher.example', 'This looks like an email address.'],
    ['用户@例子.广告', 'This looks like an email address.'],
    ['jane＠example。com', 'This looks like an email address.'],
    ['mailto:ada@verlag.example', 'This looks like an email address.'],
    ['Jane Doe <jane@example.com>', 'This looks like an email address.'],
    ['"jane doe"@example.com', 'This looks like an email address.'],
    ['jane@example.com, tom@example.com', 'This looks like an email address.'],
    ['E-Mail: jane@example.com', 'This looks like an email address.'],
    ['mailto:?subject=Dune', 'This looks like part of an address.'],
    [
      'https://xn--mazon-3ve.com/dp/0143127748',
      'This site’s name has unusual or invisible characters, as the names of fake stores often do.',
    ],
    ['1234-5679', 'This looks like the ISSN of a magazine.'],
    ['ISSN 2049-3630', 'This looks like the ISSN of a magazine.'],
    ['ISSN: 20493630', 'This looks like the ISSN of a magazine.'],
    ['9770262407013', 'This looks like the ISSN of a magazine.'],
    ['EAN 977-0262-407013 05', 'This looks like the ISSN of a magazine.'],
    ['LCCN 2001000002', 'This looks like a library’s catalog number (LCCN).'],
    ['LCCN: n78-890351', 'This looks like a library’s catalog number (LCCN).'],
    ['LC control number 2001000002', 'This looks like a library’s catalog number (LCCN).'],
    ['OCLC 861478952', 'This looks like a library’s catalog number (OCLC).'],
    ['OCLC number: 1004672', 'This looks like a library’s catalog number (OCLC).'],
    ['+1 415 555 2671', 'This looks like a phone number.'],
    ['+49 (30) 901820', 'This looks like a phone number.'],
    ['(415) 555-2672', 'This looks like a phone number.'],
    ['tel:+14155552671', 'This looks like a phone number.'],
    ['10.1000/182', 'This looks like the DOI of an article.'],
    ['OL45804W', 'This looks like an Open Library ID.'],
    ['the body keeps the score', 'This looks like words, not a number.'],
  ])('%s: %s', (text, words) => {
    expect(explain(text).slice(0, words.length)).toBe(words)
    expect(explain(text).length).toBeGreaterThan(words.length)
  })
})

test.each([
  ['4006381333931', 'This is not an ISBN. ISBNs with 13 digits begin with 978 or 979.'],
  ['036000291452', 'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has 12.'],
])('explainBookInput refuses %s, the number of another product', (text, words) => {
  expect(explain(text)).toBe(words)
})

test.each([
  ['340-01381-8', 'Its leading zero may be missing. Did you mean ISBN 9780340013816?'],
  [
    '9.78014E+12',
    'A spreadsheet shortened this number. Format the column as text, then copy the ISBN again.',
  ],
  [
    'https://www.worldcat.org/title/pride/oclc/317923456',
    'This looks like a WorldCat page. Paste the book’s ISBN or the address of its store page.',
  ],
  [
    'https://www.ebay.com/itm/256123456789',
    'This looks like an eBay page. Paste the book’s ISBN or the address of its store page.',
  ],
  ['300', 'An ISBN has 10 or 13 digits. To search for a title this short, add the author.'],
  ['S.', 'An ISBN has 10 or 13 digits. To search for a title this short, add the author.'],
  ['雪', 'An ISBN has 10 or 13 digits. To search for a title this short, add the author.'],
  [
    '0141439514 0142437248',
    'This text contains 2 ISBNs. In each, the last digit does not match the others.',
  ],
  [
    '0141439514, 0142437248, 9780143127742',
    'This text contains 3 ISBNs. In each, the last digit does not match the others.',
  ],
  ['978014312774X', 'An ISBN with 13 digits has no letters. Replace “X” with the right digit.'],
  ['97801431277?41', 'No ISBN or ASIN contains “?”. Delete it, or copy the number again.'],
  ['01431\u000027748', 'No ISBN or ASIN contains “U+0000”. Delete it, or copy the number again.'],
  ['B08FHB\u0412ZX4', 'No ISBN or ASIN contains “В”. Delete it, or copy the number again.'],
  ['978O143127741', 'A letter may stand for a digit. Did you mean ISBN 9780143127741?'],
  ['O143127748', 'A letter may stand for a digit. Did you mean ISBN 9780143127741?'],
  ['ISBN 978014312774', 'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has 12.'],
  ['B08N5WRWNW1', 'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has 11.'],
  ['B08N5', 'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has 5.'],
  ['EAN: 0-14-312774', 'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has 9.'],
  [
    'ISSN 0378-5955',
    'This looks like the ISSN of a magazine. It contains no ISBN or ASIN. Paste the ISBN from the back cover.',
  ],
  ['ISMN M-2306-7118-7', 'Numbers that begin with 979-0 or M identify printed music, not books.'],
  [
    'https://www.waterstones.com/books/search/term/9780143127741',
    'This looks like a Waterstones search page. Your text contains ISBN 9780143127741. Did you mean this book?',
  ],
  [
    '<dc:identifier>urn:isbn:9780143127741</dc:identifier>',
    'Your text contains ISBN 9780143127741. Did you mean this book?',
  ],
  [
    'www.library.example/shelf/12',
    'This looks like part of an address. Paste the book’s ISBN or the address of its store page.',
  ],
  [
    'htttps://www.amazon.com/dp/0143127748',
    'This looks like part of an address. Paste the book’s ISBN or the address of its store page.',
  ],
  [
    '//www.amazon.com/dp/0143127748',
    'This looks like part of an address. Paste the book’s ISBN or the address of its store page.',
  ],
  ['M-2306-7118-7', 'Numbers that begin with 979-0 or M identify printed music, not books.'],
  [
    'ada@b\u00FCcher.example',
    'This looks like an email address. It contains no ISBN or ASIN. Paste the ISBN from the back cover.',
  ],
  [
    'https://www.amazon.com/dp/0143127749',
    'The last digit does not match the others. One of the digits is probably mistyped.',
  ],
  ['9999999999', '9999999999 is a placeholder, not a book. Look for the ISBN on the back cover.'],
  [
    'https://b\u00FCcher.example/x',
    'This site’s name has unusual or invisible characters, as the names of fake stores often do. Paste the book’s ISBN or the address of its store page.',
  ],
  [
    'https://www.google.com/url?q=https%3A%2F%2Fwww.goodreads.com%2Fbook%2Fshow%2F1',
    'This looks like a Goodreads page. Its address does not identify the book. Type the title, or paste the ISBN.',
  ],
])('explainBookInput says of %j: %s', (text, words) => {
  expect(explainBookInput(readTypedBook(text), text)).toBe(words)
})

const DIFFERENT_SITE = /belongs to a different site|This site’s name/

test.each([
  '5.99€',
  '9.78014×10^12',
  'Größe 4.5',
  'Das große Buch. 2. Auflage',
  'Kap.3–4',
  'amazon.de hat das Buch',
])('%j is no address, so no site is named', (text) => {
  expect(explainBookInput(readTypedBook(text), text)).not.toMatch(DIFFERENT_SITE)
})

test.each([
  ['https://kdp.amazon.com/en_US/bookshelf', 'This looks like a kdp.amazon.com page.'],
  ['https://music.amazon.de/albums/B08CABCDEF', 'This looks like a music.amazon.de page.'],
  ['https://www.amazon.cn/dp/0143127748', 'This looks like an amazon.cn page.'],
  ['https://www.amazon.com:8080/dp/0143127748', 'This looks like part of an address.'],
  ['https://www.amazon.com/The-Martian\u0000/dp/0143127748', 'This looks like part of an address.'],
])('%j belongs to Amazon, so it imitates no store', (text, words) => {
  expect(explainBookInput(readTypedBook(text), text)).toBe(
    `${words} Paste the book’s ISBN or the address of its store page.`,
  )
})

test.each([
  'https://www.amaz0n.com/dp/0143127748',
  'https://kdp.amazon.com.evil.example/dp/0143127748',
  'https://www.amazon.com@evil.example/dp/0143127748',
  'https://notamazon.com/dp/0143127748',
])('%s belongs to a different site', (text) => {
  expect(explainBookInput(readTypedBook(text), text)).toContain('it belongs to a different site.')
})

test('an invisible character in the name of a site is named', () => {
  const text = 'https://www.ama\u200Bzon.com/dp/0143127748'
  expect(explainBookInput(readTypedBook(text), text)).toBe(
    'This site’s name has unusual or invisible characters, as the names of fake stores often do. Paste the book’s ISBN or the address of its store page.',
  )
})

test('explainBookInput says what to paste instead of a page', () => {
  expect(explain('https://blog.example/review')).toBe(
    'This looks like a blog.example page. Paste the book’s ISBN or the address of its store page.',
  )
  expect(explain('https://app.thestorygraph.com/books/0c7a5d2e-1b9c')).toBe(
    'This looks like a StoryGraph page. Its address does not identify the book. Type the title, or paste the ISBN.',
  )
  expect(explain('https://www.amazon.de/s?k=dune')).toBe(
    'This looks like an Amazon.de search page. Open the book’s own page in the store and paste its address.',
  )
})

test('explainBookInput says what is wrong with a number', () => {
  expect(explain('978-0-14-312774-2')).toBe(
    'The last digit does not match the others. One of the digits is probably mistyped.',
  )
  expect(explain('My book (ISBN 978-0-14-312774-2) is out')).toBe(
    'The last digit does not match the others. One of the digits is probably mistyped.',
  )
  expect(explain('0000000000')).toBe(
    '0000000000 is a placeholder, not a book. Look for the ISBN on the back cover.',
  )
  expect(explain('12345')).toBe(
    'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has 5.',
  )
  expect(explain('9780143127741 and 0306406152')).toBe(
    'This text contains 2 books. Paste one at a time.',
  )
  expect(explain('9780143127741')).toBe('')
})

test.each([
  ['https://goodreads.com/book/show/1.Dune', 'Goodreads page. Choose an edition of “Dune” below.'],
  [
    'https://openlibrary.org/works/OL1W',
    'Open Library page. Choose an edition of this book below.',
  ],
  ['https://openlibrary.org/books/OL1M', 'Open Library page. We’ll look up the book.'],
])('describeBookSitePage says what to do with %s', (text, words) => {
  const page = readBookSitePage(text)
  expect(page && describeBookSitePage(page)).toBe(words)
})

test('describeBookInput says which unknown site named the book, and that it is unknown', () => {
  expect(describeBookInput(readBookInput('https://openlibrary.org/isbn/9780143127741'))).toBe(
    'ISBN 9780143127741 from openlibrary.org, a site we don’t recognize.',
  )
  expect(describeBookInput(readBookInput('Read 978.0.14.312774.1 (pbk.)'))).toBe(
    'ISBN 9780143127741, found in your text.',
  )
  expect(describeBookInput(readBookInput('9780143127741 and 0306406152'))).toBe(
    'This text contains 2 books.',
  )
})
