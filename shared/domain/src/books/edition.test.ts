import { describe, expect, test } from 'vitest'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { type Edition, type EditionFormat, findEdition, isEditionFormat } from './index.ts'

function edition(
  format: EditionFormat,
  key: string,
  ...notSoldIn: Edition['notSoldIn'][number][]
): Edition {
  return { format, identifier: parseBookIdentifier(key) as BookIdentifier, notSoldIn }
}

const kindle = edition('kindle', 'B00ICH9SAC', 'JP', 'DE')
const paperback = edition('paperback', '9780143127741', 'DE')
const hardcover = edition('hardcover', '9780306406157')
const editions = [kindle, paperback, hardcover]

describe('findEdition', () => {
  test.each([
    ['US', null, kindle],
    ['JP', null, paperback],
    ['DE', null, hardcover],
    ['US', 'hardcover', hardcover],
    ['JP', 'kindle', paperback],
    ['US', 'audiobook', kindle],
    // The reader's country is unknown, so every edition counts as sold.
    [null, null, kindle],
    [null, 'paperback', paperback],
  ] as const)(
    'returns the first edition that is sold to a reader in %s who requests %s',
    (country, requested, found) => {
      expect(findEdition(editions, country, requested)).toBe(found)
    },
  )

  test('returns undefined if no edition is sold there, or there is none', () => {
    expect(findEdition([kindle, paperback], 'DE', 'kindle')).toBeUndefined()
    expect(findEdition([], 'US', null)).toBeUndefined()
  })

  test('returns the first of two editions of one format that is sold', () => {
    const second = edition('kindle', 'B07JW91ZDM')
    expect(findEdition([kindle, second], 'US', 'kindle')).toBe(kindle)
    expect(findEdition([kindle, second], 'JP', 'kindle')).toBe(second)
  })
})

test('isEditionFormat accepts only the four formats', () => {
  expect(['kindle', 'paperback', 'hardcover', 'audiobook'].every(isEditionFormat)).toBe(true)
  for (const value of ['ebook', 'Kindle', '', 'constructor', null, undefined, 0, ['kindle']]) {
    expect(isEditionFormat(value)).toBe(false)
  }
})
