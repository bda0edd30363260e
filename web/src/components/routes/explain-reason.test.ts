import type { RouteReason } from '@everyshelf/domain/routing'
import { expect, test } from 'vitest'
import { explainReason } from './explain-reason.ts'

/** Typed by the codes, so that a new one needs a line here. */
const reasons: { readonly [Code in RouteReason['code']]: readonly [RouteReason, string][] } = {
  'country-known': [
    [
      { code: 'country-known', source: 'query', country: 'NL' },
      'The reader is in the Netherlands: the country is named.',
    ],
    [
      { code: 'country-known', source: 'ip', country: 'DE' },
      'The reader is in Germany: the network of the reader is there.',
    ],
    [
      { code: 'country-known', source: 'edge', country: 'US' },
      'The reader is in the United States: the edge in front of the server says so.',
    ],
    [
      { code: 'country-known', source: 'language', country: 'CH' },
      'The reader is in Switzerland: one of the languages of the reader names it.',
    ],
  ],
  'format-known': [
    [{ code: 'format-known', format: 'paperback' }, 'The book is a paperback.'],
    [{ code: 'format-known', format: 'audiobook' }, 'The book is an audiobook.'],
  ],
  'format-unknown': [
    [
      { code: 'format-unknown' },
      'The format is unknown: an ASIN that begins with B0 can be a Kindle book or a printed one. The link follows the rule for Kindle books, because a store in another territory would refuse to sell one.',
    ],
  ],
  'country-unknown': [
    [{ code: 'country-unknown' }, 'Nothing tells in which country the reader is.'],
  ],
  'link-default-country': [
    [
      { code: 'link-default-country', country: 'AT' },
      'The owner of the link takes such readers to be in Austria.',
    ],
  ],
  'service-default-store': [
    [
      { code: 'service-default-store', marketplace: 'us' },
      'Without a country, Amazon United States is the first choice.',
    ],
  ],
  'country-store': [
    [
      { code: 'country-store', country: 'FR', rule: 'own', marketplace: 'fr' },
      'The store for France is Amazon France: it has a store of its own.',
    ],
    [
      { code: 'country-store', country: 'KE', rule: 'default', marketplace: 'us' },
      'The store for Kenya is Amazon United States: this store exports most widely.',
    ],
    [
      { code: 'country-store', country: 'KP', rule: 'none', marketplace: 'us' },
      'The store for North Korea is Amazon United States: nothing is delivered there, and the link still leads somewhere.',
    ],
  ],
  'kindle-store': [
    [
      { code: 'kindle-store', marketplace: 'uk' },
      'Amazon United Kingdom sells Kindle books and audiobooks to this country.',
    ],
  ],
  'language-store': [
    [
      { code: 'language-store', language: 'fr', marketplace: 'fr' },
      'Several stores serve this country; for a reader of French it is Amazon France.',
    ],
  ],
  'store-excluded': [
    [
      { code: 'store-excluded', excluded: 'ie', marketplace: 'de' },
      'The owner of the link leaves out Amazon Ireland; next is Amazon Germany.',
    ],
  ],
  'identifier-override': [
    [
      { code: 'identifier-override', marketplace: 'jp' },
      'For Amazon Japan the owner of the link chose another edition.',
    ],
  ],
  'edition-not-sold': [
    [
      { code: 'edition-not-sold', format: 'kindle', country: 'JP' },
      'The owner of the link marked the Kindle book as not sold in Japan.',
    ],
  ],
  edition: [
    [
      { code: 'edition', format: 'paperback' },
      'The paperback is the first edition that is sold there.',
    ],
  ],
  'edition-first': [
    [
      { code: 'edition-first', format: 'kindle' },
      'Without a country no edition is ruled out, so the first is taken: the Kindle book.',
    ],
  ],
  'edition-asked': [
    [
      { code: 'edition-asked', format: 'hardcover' },
      'The hardcover was asked for, and it is sold there.',
    ],
  ],
  'none-sold': [
    [
      { code: 'none-sold' },
      'The owner of the link marked every edition as not sold there: our page with the other shops opens.',
    ],
  ],
  'product-page': [[{ code: 'product-page' }, "The link opens the book's own page there."]],
  'search-page': [
    [
      { code: 'search-page' },
      'An ISBN that begins with 979 has no page address at Amazon: the link opens the search of the store for it.',
    ],
  ],
  tag: [
    [
      { code: 'tag', owner: 'owner' },
      'The tag of the owner of the link for this store is put on: the owner earns.',
    ],
    [
      { code: 'tag', owner: 'service' },
      'The tag of Everyshelf for this store is put on: Everyshelf earns.',
    ],
    [{ code: 'tag', owner: 'nobody' }, 'There is no tag for this store: nobody earns.'],
  ],
}

test.each(Object.values(reasons).flat())('%j reads as %j', (reason, text) => {
  expect(explainReason(reason)).toBe(text)
})
