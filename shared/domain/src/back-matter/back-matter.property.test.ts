import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkBookLink,
  correctBookLink,
  type EbookStore,
  ebookStores,
  needsCorrection,
  readBookLink,
  removeTag,
} from './index.ts'

const ORIGIN = 'https://everyshelf.test'
const NO_STATES = new Map<string, 'live'>()
const read = (href: string) => readBookLink(href, ORIGIN)
const plan = (store: EbookStore) => ({
  store,
  origin: ORIGIN,
  states: NO_STATES,
  replacements: new Map<string, string>(),
})

const page = fc.constantFrom(
  'https://www.amazon.com/dp/0143127748',
  'https://www.amazon.de/gp/search',
  'https://www.kobo.com/de/de/ebook/dune',
  'https://books.apple.com/us/book/id123',
  'https://bookshop.org/a/12/9780143127741',
  'https://www.waterstones.com/book/9780143127741',
  'https://amzn.to/3xYzAbC',
  'https://ada.example.org/news',
  'https://everyshelf.test/go/h7kq2mw',
)
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('tag', 'at', 'ct', 'linkCode', 'awc', 'isbn', 'k', 'TAG', 'a%67'),
      fc.stringMatching(/^[a-z0-9%-]{0,8}$/),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
const plainHref = fc.tuple(page, query).map(([url, text]) => (text ? `${url}?${text}` : url))
const networkHref = plainHref.map(
  (href) => `https://www.awin1.com/cread.php?awinaffid=1&ued=${encodeURIComponent(href)}`,
)
const href = fc.oneof(plainHref, networkHref, fc.webUrl(), fc.string())

test('a corrected link has nothing more to correct, for any link and store', () => {
  fc.assert(
    fc.property(href, fc.constantFrom(...ebookStores), (text, store) => {
      const correction = correctBookLink(read(text), plan(store))
      if (correction.kind !== 'replace') return
      const problems = checkBookLink(read(correction.href), store, NO_STATES)
      expect(needsCorrection(problems)).toBe(false)
    }),
  )
})

test('a link without its tag has no affiliate program, for any link', () => {
  fc.assert(
    fc.property(href, (text) => {
      const clean = removeTag(text, ORIGIN)
      if (clean !== null) expect(read(clean).program).toBeNull()
    }),
  )
})
