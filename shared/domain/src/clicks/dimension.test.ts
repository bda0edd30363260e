import { expect, it } from 'vitest'
import { isCampaign } from '../links/index.ts'
import { OTHER_VALUES } from './index.ts'

it('sums up other campaigns under a name that no campaign can have', () => {
  expect(isCampaign(OTHER_VALUES)).toBe(false)
  expect(isCampaign(OTHER_VALUES.trim())).toBe(true)
})
