import { expect, test } from 'vitest'
import { readOldEnding } from './old-ending.ts'

test.each([
  ['My_Novel', 'my-novel', null],
  ['dune.paperback', 'dune-paperback', null],
  ['', null, 'none'],
  ['a', null, 'not-allowed'],
  ['mein büchlein', null, 'not-allowed'],
])('the ending %j of a link at another service becomes %j', (ending, slug, problem) => {
  expect(readOldEnding(ending)).toEqual({ slug, problem })
})
