import type { RouteReason } from '@everyshelf/domain/routing'
import { expect, test } from 'vitest'
import { explainReason } from './explain-reason.ts'

/** Typed by code, so that a new code needs a line here. */
const reasons: { readonly [Code in RouteReason['code']]: readonly [RouteReason, string][] } = {
  'country-known': [
    [
      { code: 'country-known', source: 'query', country: 'NL' },
      'The reader is in the Netherlands, as set in the URL.',
    ],
    [
      { code: 'country-known', source: 'ip', country: 'DE' },
      'The reader is in Germany, according to their IP address.',
    ],
    [
      { code: 'country-known', source: 'edge', country: 'US' },
      'The reader is in the United States, according to our CDN.',
    ],
    [
      { code: 'country-known', source: 'language', country: 'CH' },
      'The reader is in Switzerland, according to their language settings.',
    ],
  ],
  'format-known': [
    [{ code: 'format-known', format: 'paperback' }, 'The book is a paperback.'],
    [{ code: 'format-known', format: 'audiobook' }, 'The book is an audiobook.'],
  ],
  'format-unknown': [
    [
      { code: 'format-unknown' },
      'The format is unknown. An ASIN that starts with B0 can be a Kindle or print book. To be safe, we treat it as a Kindle book, because each Kindle store sells only to readers in certain countries.',
    ],
  ],
  'country-unknown': [[{ code: 'country-unknown' }, 'We can’t tell the reader’s country.']],
  'link-default-country': [
    [
      { code: 'link-default-country', country: 'AT' },
      'The link’s owner treats these readers as if they were in Austria.',
    ],
  ],
  'default-marketplace': [
    [
      { code: 'default-marketplace', marketplace: 'us' },
      'If the country is unknown, the default store is Amazon United States.',
    ],
  ],
  'country-marketplace': [
    [
      { code: 'country-marketplace', country: 'FR', rule: 'own', marketplace: 'fr' },
      'The store for France is Amazon France: this country has its own store.',
    ],
    [
      { code: 'country-marketplace', country: 'KE', rule: 'default', marketplace: 'us' },
      'The store for Kenya is Amazon United States: this store ships to the most countries.',
    ],
    [
      { code: 'country-marketplace', country: 'KP', rule: 'none', marketplace: 'us' },
      'The store for North Korea is Amazon United States: no store ships there, so the link uses the default.',
    ],
  ],
  'kindle-marketplace': [
    [
      { code: 'kindle-marketplace', marketplace: 'uk' },
      'Amazon United Kingdom sells Kindle books and audiobooks in this country.',
    ],
  ],
  'language-marketplace': [
    [
      { code: 'language-marketplace', language: 'fr', marketplace: 'fr' },
      'Several stores serve this country. Readers whose language is French go to Amazon France.',
    ],
  ],
  'marketplace-excluded': [
    [
      { code: 'marketplace-excluded', excluded: 'ie', marketplace: 'de' },
      'The link’s owner excluded Amazon Ireland, so the next store is Amazon Germany.',
    ],
  ],
  'identifier-override': [
    [
      { code: 'identifier-override', marketplace: 'jp' },
      'The link’s owner chose another edition for Amazon Japan.',
    ],
  ],
  'edition-not-sold': [
    [
      { code: 'edition-not-sold', format: 'kindle', country: 'JP' },
      'The link’s owner marked the Kindle book as not sold in Japan.',
    ],
  ],
  edition: [
    [
      { code: 'edition', format: 'paperback' },
      'The paperback comes first among the editions sold there.',
    ],
  ],
  'edition-first': [
    [
      { code: 'edition-first', format: 'kindle' },
      'If the country is unknown, the link opens the Kindle book, the first edition in the list.',
    ],
  ],
  'edition-requested': [
    [
      { code: 'edition-requested', format: 'hardcover' },
      'The hardcover was requested, and it is sold there.',
    ],
  ],
  'none-sold': [
    [
      { code: 'none-sold' },
      'The link’s owner marked every edition as not sold there, so Everyshelf shows a page with other stores.',
    ],
  ],
  rule: [
    [
      { code: 'rule', country: 'DE', target: { kind: 'retailer', retailer: 'kobo' } },
      'The link’s owner sends readers in Germany to Rakuten Kobo.',
    ],
    [
      { code: 'rule', country: 'US', target: { kind: 'marketplace', marketplace: 'ca' } },
      'The link’s owner sends readers in the United States to Amazon Canada.',
    ],
    [
      { code: 'rule', country: 'FR', target: { kind: 'page' } },
      'The link’s owner sends readers in France to the book’s reader page.',
    ],
    [
      { code: 'rule', country: 'FR', target: { kind: 'edition', identifier: '9780441172719' } },
      'The link’s owner sends readers in France to edition 978-0-441-17271-9.',
    ],
  ],
  'rule-unavailable': [
    [
      { code: 'rule-unavailable', country: 'DE', target: { kind: 'retailer', retailer: 'kobo' } },
      'The link’s owner sends readers in Germany to Rakuten Kobo, but that store has no page for this book. The default applies.',
    ],
    [
      {
        code: 'rule-unavailable',
        country: 'JP',
        target: { kind: 'edition', identifier: 'B00B7NPRY8' },
      },
      'The link’s owner sends readers in Japan to edition B00B7NPRY8, but that edition was removed or is marked as not sold there. The default applies.',
    ],
  ],
  'edition-language': [
    [
      { code: 'edition-language', format: 'paperback', language: 'de' },
      'The German paperback matches the reader’s language.',
    ],
  ],
  'retailer-search': [
    [
      { code: 'retailer-search' },
      'We can’t link to this store’s book pages by ISBN, so the link opens a search.',
    ],
  ],
  program: [
    [
      { code: 'program', owner: 'owner' },
      'The link uses its owner’s affiliate ID for this store. The owner earns the commission.',
    ],
    [
      { code: 'program', owner: 'none' },
      'The link has no affiliate ID for this store, so purchases earn no commission.',
    ],
  ],
  'product-page': [[{ code: 'product-page' }, 'The link opens the book’s page there.']],
  'search-page': [
    [
      { code: 'search-page' },
      'Amazon has no page for ISBNs that start with 979, so the link opens a search.',
    ],
  ],
  channel: [
    [
      { code: 'channel', channel: 'ebook', permission: 'never', isAllowed: false },
      'This store’s program forbids affiliate tags in ebooks.',
    ],
    [
      { code: 'channel', channel: 'mail', permission: 'always', isAllowed: true },
      'This store’s program allows affiliate tags in newsletters.',
    ],
    [
      { code: 'channel', channel: 'mail', permission: 'if-list-opt-in', isAllowed: false },
      'This store’s program allows affiliate tags in newsletters only to people who signed up. The owner has not confirmed that.',
    ],
    [
      { code: 'channel', channel: 'mail', permission: 'if-list-opt-in', isAllowed: true },
      'This store’s program allows affiliate tags in newsletters to people who signed up.',
    ],
    [
      { code: 'channel', channel: 'social', permission: 'if-network-entered', isAllowed: false },
      'This store’s program allows affiliate tags only on social networks that the owner added to their affiliate account. The owner has not confirmed any.',
    ],
    [
      { code: 'channel', channel: 'messenger', permission: null, isAllowed: false },
      'We found no rule in this store’s program that allows affiliate tags in messages.',
    ],
  ],
  attribution: [
    [
      { code: 'attribution' },
      'The link uses its owner’s Amazon Attribution tag. This tag measures ads and earns no commission. Amazon forbids using it with an affiliate tag.',
    ],
  ],
  tag: [
    [
      { code: 'tag', owner: 'owner' },
      'The link uses its owner’s tag for this store. The owner earns the commission.',
    ],
    [
      { code: 'tag', owner: 'service' },
      'The link uses Everyshelf’s tag for this store. Everyshelf earns the commission.',
    ],
    [
      { code: 'tag', owner: 'none' },
      'The link has no affiliate tag for this store, so purchases earn no commission.',
    ],
  ],
}

test.each(Object.values(reasons).flat())('%j reads as %j', (reason, text) => {
  expect(explainReason(reason)).toBe(text)
})
