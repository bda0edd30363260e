import type { RouteReason } from '@everyshelf/domain/routing'
import { expect, test } from 'vitest'
import { explainOwnReason } from './explain-own-reason.ts'

test.each<[RouteReason, string]>([
  [
    { code: 'link-default-country', country: 'NL' },
    'You take such readers to be in the Netherlands.',
  ],
  [
    { code: 'store-excluded', excluded: 'de', marketplace: 'us' },
    'You leave out Amazon Germany; next is Amazon United States.',
  ],
  [
    { code: 'edition-not-sold', format: 'kindle', country: 'JP' },
    'You marked the Kindle book as not sold in Japan.',
  ],
  [
    { code: 'identifier-override', marketplace: 'jp' },
    'For Amazon Japan you chose another edition.',
  ],
  [
    { code: 'none-sold' },
    'You marked every edition as not sold there: your page with the other shops opens.',
  ],
  [{ code: 'tag', owner: 'owner' }, 'Your tag for this store is put on: you earn.'],
  [{ code: 'tag', owner: 'nobody' }, 'There is no tag for this store: nobody earns.'],
  [{ code: 'product-page' }, "The link opens the book's own page there."],
])('says %j to the owner of the link', (reason, words) => {
  expect(explainOwnReason(reason)).toBe(words)
})
