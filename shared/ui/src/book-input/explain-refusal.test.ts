import { readTypedBook } from '@everyshelf/domain/books'
import { expect, test } from 'vitest'
import { explainRefusal } from './index.ts'

const explain = (text: string) =>
  explainRefusal({ code: 'invalid-url', parsed: readTypedBook(text) }, text)

test.each([
  [
    'https://www.waterstones.com/books/search/term/dune',
    'This looks like a Waterstones search page.',
  ],
  ['https://blog.example/review', 'This looks like a blog.example page.'],
])('a page of another site than Amazon is named: %s', (text, words) => {
  expect(explain(text)).toMatch(new RegExp(`^${words}`))
  expect(explain(text)).not.toContain('Amazon URL')
})

test('a page of Amazon keeps the text of the specification', () => {
  expect(explain('https://www.amazon.de/s?k=dune')).toBe(
    "Couldn't extract ISBN/ASIN from the provided Amazon URL. This looks like an Amazon.de search page. Open the book’s own page in the store and paste its address.",
  )
})
