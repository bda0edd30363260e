import type { AffiliateTag } from '@everyshelf/domain/affiliate'
import { expect, test } from 'vitest'
import { filterMarketplaces } from './filter-marketplaces.ts'

const tags = { fr: 'ada0f-21' as AffiliateTag }

test.each([
  [' Germ', ['de']],
  ['amazon.co.uk', ['uk']],
  ['ADA0F', ['fr']],
  ['united', ['us', 'uk', 'ae']],
  ['atlantis', []],
])('%s finds %j', (text, codes) => {
  expect(filterMarketplaces(text, tags).map(({ code }) => code)).toEqual(codes)
})
