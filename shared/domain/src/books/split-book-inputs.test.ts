import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOOK_INPUTS_MAX, splitBookInputs } from './index.ts'

describe('splitBookInputs', () => {
  test.each([
    [
      'one per line',
      '9780143127741\n0306406152\r\nB00ICH9SAC',
      ['9780143127741', '0306406152', 'B00ICH9SAC'],
    ],
    ['one number in several cells', '978\t0\t14\t312774\t1', ['978\t0\t14\t312774\t1']],
    ['spreadsheet cells', '9780143127741\t0306406152', ['9780143127741', '0306406152']],
    [
      'commas and semicolons',
      '9780143127741, 0306406152;B00ICH9SAC,',
      ['9780143127741', '0306406152', 'B00ICH9SAC'],
    ],
    [
      'spaces inside an identifier',
      '978 0 14 312774 1\n 0 306 40615 2 ',
      ['978 0 14 312774 1', '0 306 40615 2'],
    ],
    [
      'URLs without a space between them',
      'https://a.co/d/7x1mF0Qhttps://www.amazon.com/dp/0143127748',
      ['https://a.co/d/7x1mF0Q', 'https://www.amazon.com/dp/0143127748'],
    ],
    [
      'spaces between numbers, one of them without its zero',
      '9780553418026 143127748',
      ['9780553418026', '143127748'],
    ],
    [
      'spaces between numbers, one of them mistyped',
      '9780553418026 9780143127742 0306406152',
      ['9780553418026', '9780143127742', '0306406152'],
    ],
    [
      'numbers with thousands separators',
      '9,780,143,127,741\n9.780.553.418.026,00\n143,127,748',
      ['9,780,143,127,741', '9.780.553.418.026,00', '143,127,748'],
    ],
    [
      'URLs and numbers, in their order',
      'https://a.co/d/7x1mF0Q 9780143127741 https://www.amazon.com/dp/0306406152',
      ['https://a.co/d/7x1mF0Q', '9780143127741', 'https://www.amazon.com/dp/0306406152'],
    ],
    ['blanks', '\n \n,;\t\n0306406152\n\u200B', ['0306406152']],
    ['repeats', '0306406152\n0306406152\n0-306-40615-2', ['0306406152']],
    [
      'both ISBNs of one book',
      'ISBN-10: 0143127748\nISBN-13: 978-0143127741',
      ['ISBN-10: 0143127748'],
    ],
    [
      'a share text with its URL',
      'The Body Keeps the Score, by Bessel\n\nhttps://a.co/d/7x1mF0Q',
      ['https://a.co/d/7x1mF0Q'],
    ],
    [
      'a sentence with commas',
      'by Bessel van der Kolk, 978.0.14.312774.1 (pbk.), and 0306406152',
      ['9780143127741', '9780306406157'],
    ],
    [
      'identifiers with only spaces between them',
      '9780143127741 0306406152',
      ['9780143127741', '0306406152'],
    ],
    [
      'a mistyped identifier in a list',
      '9780143127742\n0306406152',
      ['9780143127742', '0306406152'],
    ],
    ['a row of a table', 'van der Kolk\tThe Body\t9780143127741', ['9780143127741']],
    ['only words', 'The body, the score', ['The body', 'the score']],
    [
      'numbers that a spreadsheet changed',
      '9780143127741\n9.78014E+12\n9,78014E+12\n2251760',
      ['9780143127741', '9.78014E+12', '9,78014E+12', '2251760'],
    ],
    [
      'the copyright page of a printed book',
      'Library of Congress Control Number: 2014021365\nISBN 978-0-14-312774-1 (pbk.)\n1 3 5 7 9 10 8 6 4 2',
      ['ISBN 978-0-14-312774-1 (pbk.)'],
    ],
    [
      'the copyright page of a second printing',
      'ISBN 0-14-312774-8\n10 9 8 7 6 5 4 3 2\nDepósito legal: M-12345-2020',
      ['ISBN 0-14-312774-8'],
    ],
    [
      'labeled numbers, one of them mistyped',
      'ISBN (print)\nISBN 978-0-14-312774-1\nISBN 978-0-306-40615',
      ['ISBN 978-0-14-312774-1', 'ISBN 978-0-306-40615'],
    ],
    [
      'an ISBN that ends on the next line',
      'ISBN: 978-0-14-\n312774-1',
      ['ISBN: 978-0-14-312774-1'],
    ],
    [
      'a list, one ISBN of which ends on the next line',
      '0-306-40615-2\n978-0-14\r\n-312774-1',
      ['0-306-40615-2', '978-0-14-312774-1'],
    ],
    ['an ISBN that a line break cuts', '9780143\n127741', ['9780143 127741']],
    [
      'an ISBN and the lines of a mail around it',
      'Order #114-1234567-7654321\n9780143127741\nJohn Doe, +1 212 555 0187',
      ['9780143127741'],
    ],
    [
      'an ISBN below the printings of its copyright page',
      '10 9 8 7 6 5 4 3 2 1\n978-0-14-312774-1',
      ['978-0-14-312774-1'],
    ],
    [
      'a list with a title beside a mistyped ISBN, and an ISBN that is too short',
      '9780143127741\nThe Martian 0306406151\n030640615',
      ['9780143127741', 'The Martian 0306406151', '030640615'],
    ],
    [
      'a URL that ends on the next line',
      'Read https://www.amazon.com/Body-Keeps-\nScore/dp/0143127748/ref=sr_1_1',
      ['https://www.amazon.com/Body-Keeps-Score/dp/0143127748/ref=sr_1_1'],
    ],
    [
      'a URL that a mail program broke',
      'https://www.waterstones.com/book/97801431=\n27741?x=1\nBye',
      ['https://www.waterstones.com/book/9780143127741?x=1'],
    ],
    [
      'a list with a page that names no book',
      'https://www.amazon.com/gp/bestsellers\n9780143127741\nhttps://a.co/d/7x1mF0Q',
      ['https://www.amazon.com/gp/bestsellers', '9780143127741', 'https://a.co/d/7x1mF0Q'],
    ],
    ['nothing', '', []],
  ])('splits %s', (_what, text, expected) => {
    expect(splitBookInputs(text)).toEqual(expected)
  })

  test('does not split a URL with commas and semicolons', () => {
    const url = 'https://www.empik.com/some-title-autor,p1234567890,ksiazka-p;x=1,2'
    expect(splitBookInputs(url)).toEqual([url])
    expect(splitBookInputs(`0306406152, ${url}, B00ICH9SAC`)).toEqual([
      '0306406152',
      url,
      'B00ICH9SAC',
    ])
    expect(splitBookInputs(`www.empik.com/some-title-autor,p1234567890,ksiazka-p`)).toHaveLength(1)
  })

  test('splits several URLs on one line', () => {
    const urls = ['https://a.co/d/7x1mF0Q', 'https://amzn.to/47XQoin']
    expect(splitBookInputs(urls.join(' '))).toEqual(urls)
    expect(splitBookInputs(urls.join(', '))).toEqual(urls)
    expect(splitBookInputs(urls.join('\u00A0'))).toEqual(urls)
    expect(splitBookInputs(urls.join(';'))).toEqual(urls)
    expect(splitBookInputs(`${urls.join('\n')},`)).toEqual(urls)
  })

  test('does not split a URL with another URL in its query', () => {
    const url = 'https://www.amazon.com/ap/signin?return_to=https://www.amazon.com/dp/0143127748'
    expect(splitBookInputs(url)).toEqual([url])
  })

  test('returns the first 100, or the first `max`', () => {
    const numbers = Array.from({ length: 150 }, (_, index) => `B${100_000_000 + index}`)
    expect(splitBookInputs(numbers.join('\n'))).toEqual(numbers.slice(0, BOOK_INPUTS_MAX))
    expect(splitBookInputs(numbers.join('\n'), 120)).toEqual(numbers.slice(0, 120))
  })

  test('R44 returns at most 100 entries for any text, none blank and none twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const entries = splitBookInputs(text)
        expect(entries.length).toBeLessThanOrEqual(BOOK_INPUTS_MAX)
        expect(entries.every((entry) => entry.trim() !== '')).toBe(true)
        expect(new Set(entries).size).toBe(entries.length)
      }),
      { numRuns: 2000 },
    )
  })

  test('R44 handles a paste of separators only', () => {
    for (const text of [',', ';', ' ', '\n', ', ', 'http,', 'https://']) {
      expect(splitBookInputs(text.repeat(100_000)).length).toBeLessThanOrEqual(BOOK_INPUTS_MAX)
    }
  })
})
