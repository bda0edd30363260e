import { expect, test } from 'vitest'
import { describeShared, findSharedBook } from './find-shared-book.ts'

const nothing = { title: '', text: '', url: '' }

test.each([
  [
    'the address that a store’s app puts into the text',
    { text: 'Dune: Herbert, Frank https://www.amazon.de/dp/0441172717?ref=share.' },
    'https://www.amazon.de/dp/0441172717?ref=share',
  ],
  [
    'an address of its own field before anything else',
    { text: '9780143127741', url: 'https://www.amazon.com/dp/0441172717' },
    'https://www.amazon.com/dp/0441172717',
  ],
  [
    'a short link',
    { text: 'Look at this! https://amzn.eu/d/8hTYbC1' },
    'https://amzn.eu/d/8hTYbC1',
  ],
  [
    'the first address that is a book’s',
    {
      text: 'https://example.org/review (https://www.kobo.com/us/en/ebook/dune-1) https://www.amazon.co.uk/dp/0441172717',
    },
    'https://www.amazon.co.uk/dp/0441172717',
  ],
  [
    'an ISBN within a sentence',
    { text: 'Dune, ISBN 978-0-441-17271-9, is back in print' },
    '9780441172719',
  ],
  ['an ISBN in the title alone', { title: 'Dune 0441172717' }, '9780441172719'],
  [
    'the ISBN in the address of an unknown store',
    { url: 'https://shop.example.org/books/9780441172719-dune' },
    'https://shop.example.org/books/9780441172719-dune',
  ],
  [
    'every book of a list',
    { text: '9780441172719 9780143127741 B00B7NPRY8' },
    '9780441172719 9780143127741 B00B7NPRY8',
  ],
  ['a Kindle number', { text: 'Kindle edition B00B7NPRY8' }, 'B00B7NPRY8'],
])('finds %s', (_what, shared, found) => {
  expect(findSharedBook({ ...nothing, ...shared })).toBe(found)
})

test.each([
  ['a word of ten letters', { text: 'Everything considered' }],
  ['an ISBN with a wrong check digit', { text: '9780441172710' }],
  ['the number of a phone', { text: 'Call +49 30 1234567' }],
  [
    'an address that only looks like a store’s',
    { url: 'https://www.amazon.de.example.org/dp/0441172717' },
  ],
  ['nothing at all', {}],
])('finds no book in %s', (_what, shared) => {
  expect(findSharedBook({ ...nothing, ...shared })).toBeNull()
})

test('looks through so much and no more', () => {
  const far = { ...nothing, text: `${'a '.repeat(10_000)}9780441172719` }
  expect(findSharedBook(far)).toBeNull()
})

test('hands over what was shared when no book is in it', () => {
  expect(describeShared({ title: 'A page', text: ' A review ', url: '' })).toBe('A review')
  expect(describeShared({ ...nothing, text: 'x'.repeat(900) })).toHaveLength(500)
})
