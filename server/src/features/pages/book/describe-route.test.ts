import type { RouteReason } from '@everyshelf/domain/routing'
import { expect, it } from 'vitest'
import { describeRoute } from './describe-route.ts'

it.each<[string, readonly RouteReason[], readonly string[]]>([
  [
    'a rule with another Amazon store',
    [
      { code: 'country-known', source: 'edge', country: 'AT' },
      { code: 'rule', country: 'AT', target: { kind: 'marketplace', marketplace: 'uk' } },
    ],
    [
      'Country based on your IP address: Austria.',
      'The creator of this link chose Amazon.co.uk for readers in your country.',
    ],
  ],
  [
    'a rule with another bookstore',
    [{ code: 'rule', country: 'DE', target: { kind: 'retailer', retailer: 'thalia' } }],
    ['The creator of this link chose Thalia for readers in your country.'],
  ],
  [
    'a rule that only chooses an edition',
    [{ code: 'rule', country: 'DE', target: { kind: 'edition', identifier: '9780441172719' } }],
    [],
  ],
  [
    'another edition for one store',
    [
      { code: 'country-known', source: 'query', country: 'JP' },
      { code: 'country-marketplace', country: 'JP', rule: 'own', marketplace: 'jp' },
      { code: 'identifier-override', marketplace: 'jp' },
    ],
    [
      'Country you chose: Japan.',
      'Amazon.co.jp is Amazon’s store there.',
      'For Amazon.co.jp, the creator of this link chose another edition.',
    ],
  ],
  [
    'a book that is not sold in the country',
    [{ code: 'edition-not-sold', format: 'paperback', country: 'IN' }, { code: 'none-sold' }],
    [
      'Paperback: not sold there, according to the creator of this link.',
      'No edition is sold there, according to the creator of this link.',
    ],
  ],
])('the page gives the reason for a store: %s', (_name, reasons, expected) => {
  expect(describeRoute(reasons, 'en')).toEqual(expected)
})
