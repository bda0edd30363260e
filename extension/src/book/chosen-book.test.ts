import { expect, test } from 'vitest'
import { toUrlFacts } from '../product-page/facts-of-url.ts'
import { recognizePage } from '../product-page/recognize-page.ts'
import { fromPage, toFormatHint } from './chosen-book.ts'

const KDP = 'https://www.amazon.com/dp/B0CRQLM5V7'

/** What the extension sends of the format of an Amazon page. */
function hintAt(url: string, amazon: Partial<ReturnType<typeof toUrlFacts>['amazon']>) {
  const facts = toUrlFacts(url)
  const page = recognizePage({ ...facts, amazon: { ...facts.amazon, ...amazon } })
  if (page.kind !== 'book') throw new Error(`not a book: ${url}`)
  return toFormatHint(fromPage(page))
}

test.each([
  ['Paperback', 'paperback'],
  ['Taschenbuch', 'paperback'],
  ['Hardcover', 'hardcover'],
  ['Gebundene Ausgabe', 'hardcover'],
  ['Relié', 'hardcover'],
  ['Tapa dura', 'hardcover'],
  ['ハードカバー', 'hardcover'],
  ['Kindle Edition', 'kindle'],
  ['Kindle版', 'kindle'],
  ['Audiobook', 'audiobook'],
])('an Amazon page whose format is %s sends %s', (label, format) => {
  expect(hintAt(KDP, { formats: [{ label, url: null }] })).toBe(format)
})

test('an Amazon page with an ISBN of its own is of a printed book', () => {
  expect(hintAt(KDP, { rows: [{ label: 'ISBN-13', value: '979-8886451740' }] })).toBe('paperback')
})

test('an Amazon page that does not name the format sends none, whatever the number suggests', () => {
  expect(hintAt(KDP, {})).toBeNull()
})

test('an ISBN needs no format', () => {
  const formats = [{ label: 'Paperback', url: null }]
  expect(hintAt('https://www.amazon.com/dp/0141439513', { formats })).toBeNull()
})
