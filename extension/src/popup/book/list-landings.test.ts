import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { expect, test } from 'vitest'
import { listLandings } from './list-landings.ts'

function landingsOf(key: string) {
  const identifier = parseBookIdentifier(key)
  if (!identifier) throw new RangeError(key)
  return Object.fromEntries(
    listLandings(identifier).map(({ store, countries }) => [store, countries]),
  )
}

test('readers of a printed book land in the store of their country or its neighbour', () => {
  expect(landingsOf('9780141439587')).toMatchObject({
    us: ['US'],
    uk: expect.arrayContaining(['GB']),
    de: ['DE', 'AT', 'CH'],
    jp: ['JP'],
    au: ['AU', 'NZ'],
  })
})
