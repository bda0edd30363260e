import { expect, test } from 'vitest'
import { listClaimsWithoutSource } from './claims.ts'
import { parseBody } from './parse-body.ts'

const claims = (body: string, rival?: string) => listClaimsWithoutSource(parseBody(body), rival)

test.each([
  ['A paragraph: Bitly shows advertisements.', ['A paragraph: Bitly shows advertisements.']],
  ['Bitly shows advertisements.<Source id="a" />', []],
  ['<Unconfirmed>\nBitly is slow.\n</Unconfirmed>', []],
  ['Is Bitly enough for you?', []],
  ['Is Bitly enough? Bitly is slow.', ['Is Bitly enough? Bitly is slow.']],
  ['- Bitly is slow\n- we are not', ['Bitly is slow']],
  ['| Bitly | Ours |\n| --- | --- |\n| slow | fast |', []],
  ['| | |\n| --- | --- |\n| Bitly | slow |', ['Bitlyslow']],
  ['| | |\n| --- | --- |\n| Bitly | slow<Source id="a" /> |', []],
  ['## What Bitly does', []],
  ['Read on about [Bitly](/blog/everyshelf-vs-bitly).', []],
  ['A link leads to Amazon.de.', []],
])('finds claims without a source in %j', (body, found) => {
  expect(claims(body)).toEqual(found)
})

test('claims about the compared service need a source too', () => {
  expect(claims('Example Links is slow.', 'Example Links')).toEqual(['Example Links is slow.'])
  expect(claims('Example Links is slow.')).toEqual([])
})
