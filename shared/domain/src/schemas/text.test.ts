import { expect, test } from 'vitest'
import { parseSlug } from '../links/index.ts'
import { slugFormat } from './text.ts'

test.each([
  ['dune', true],
  ['My-Novel-2', true],
  ['my--novel', false],
  ['-novel', false],
  ['novel-', false],
  ['my_novel', false],
  ['mein-büchlein', false],
  ['', false],
])('the documentation of slugs is as strict as the server about %j', (text, isSlug) => {
  expect(new RegExp(slugFormat.pattern).test(text)).toBe(isSlug)
  expect(parseSlug(text) !== undefined).toBe(isSlug)
})
