import { expect, test } from 'vitest'
import { parseOldSlug } from './old-slug.ts'

test.each([
  ['My_Novel', 'my-novel', null],
  ['dune.paperback', 'dune-paperback', null],
  ['', null, 'none'],
  ['a', null, 'not-allowed'],
  ['mein büchlein', null, 'not-allowed'],
])('the slug %j of a link at another service becomes %j', (oldSlug, slug, problem) => {
  expect(parseOldSlug(oldSlug)).toEqual({ slug, problem })
})
