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
const ladder = [kindle, paperback, hardcover]

describe('findEdition', () => {
  test.each([
    ['US', null, kindle],
    ['JP', null, paperback],
    ['DE', null, hardcover],
    ['US', 'hardcover', hardcover],
    ['JP', 'kindle', paperback],
    ['US', 'audiobook', kindle],
    // Nobody knows where the reader is, so no mark applies.
    [null, null, kindle],
    [null, 'paperback', paperback],
  ] as const)(
    'gives a reader in %s who asks for %s the first that is sold',
    (country, asked, found) => {
      expect(findEdition(ladder, country, asked)).toBe(found)
    },
  )

  test('gives nothing where every edition is marked, or there is none', () => {
    expect(findEdition([kindle, paperback], 'DE', 'kindle')).toBeUndefined()
    expect(findEdition([], 'US', null)).toBeUndefined()
  })

  test('of two editions of one format, takes the first that is sold', () => {
    const second = edition('kindle', 'B07JW91ZDM')
    expect(findEdition([kindle, second], 'US', 'kindle')).toBe(kindle)
    expect(findEdition([kindle, second], 'JP', 'kindle')).toBe(second)
  })
})

test('a format is one of four words, and nothing else', () => {
  expect(['kindle', 'paperback', 'hardcover', 'audiobook'].every(isEditionFormat)).toBe(true)
  for (const value of ['ebook', 'Kindle', '', 'constructor', null, undefined, 0, ['kindle']]) {
    expect(isEditionFormat(value)).toBe(false)
  }
})
