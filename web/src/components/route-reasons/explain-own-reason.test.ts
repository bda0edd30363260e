import type { RouteReason } from '@everyshelf/domain/routing'
import { expect, test } from 'vitest'
import { explainReasonToOwner } from './explain-own-reason.ts'

test.each<[RouteReason, string]>([
  [
    { code: 'link-default-country', country: 'NL' },
    'You treat these readers as if they were in the Netherlands.',
  ],
  [
    { code: 'marketplace-excluded', excluded: 'de', marketplace: 'us' },
    'You excluded Amazon Germany, so the next store is Amazon United States.',
  ],
  [
    { code: 'edition-not-sold', format: 'kindle', country: 'JP' },
    'You marked the Kindle book as not sold in Japan.',
  ],
  [
    { code: 'identifier-override', marketplace: 'jp' },
    'You chose another edition for Amazon Japan.',
  ],
  [
    { code: 'none-sold' },
    'You marked every edition as not sold there, so readers see your page with other stores.',
  ],
  [
    {
      code: 'rule-unavailable',
      country: 'JP',
      target: { kind: 'edition', identifier: 'B00B7NPRY8' },
    },
    'Your rule sends readers in Japan to edition B00B7NPRY8, but that edition was removed or is marked as not sold there. The default applies.',
  ],
  [
    { code: 'tag', owner: 'owner' },
    'The link uses your tag for this store. You earn the commission.',
  ],
  [
    { code: 'tag', owner: 'none' },
    'The link has no affiliate tag for this store, so purchases earn no commission.',
  ],
  [{ code: 'product-page' }, 'The link opens the book’s page there.'],
])('says %j to the owner of the link', (reason, words) => {
  expect(explainReasonToOwner(reason)).toBe(words)
})
