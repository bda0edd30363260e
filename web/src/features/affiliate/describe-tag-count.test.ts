import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { expect, test } from 'vitest'
import { describeTagCount } from './describe-tag-count.ts'

test.each([
  [{}, '0 of 12 set'],
  [{ us: 'ada-20', de: 'ada-21', au: 'ada-22' }, '3 of 12 set'],
  [{ us: 'ada-20', se: 'ada-21', pl: 'ada-21' }, '1 of 12 set, 2 more'],
])('counts the tags %j as “%s”', (tags, text) => {
  expect(describeTagCount(tags as AffiliateTags)).toBe(text)
})
