import { describe, expect, test } from 'vitest'
import { readFixtureRows } from '../../fixtures/read-fixture.ts'
import { isAsin, parseAsin } from './index.ts'

describe('parseAsin', () => {
  test.each(readFixtureRows('asin-valid.txt'))('reads %j as %s', (text, asin) => {
    expect(parseAsin(text ?? '')).toBe(asin)
  })

  test('accepts an ISBN-10, which is the ASIN of a print book', () => {
    expect(parseAsin('0-14-312774-8')).toBe('0143127748')
  })

  test.each(['', 'B08FHBV4Z', 'B08FHBV4ZX1', 'B08FHBV4Z!', '9780143127741', 'B08FHBV4Z\u00C9'])(
    'finds none in %j',
    (text) => {
      expect(parseAsin(text)).toBeUndefined()
    },
  )
})

test('isAsin accepts only capitals without a label', () => {
  expect(isAsin('B00ICH9SAC')).toBe(true)
  expect(isAsin('b00ich9sac')).toBe(false)
  expect(isAsin(' B00ICH9SAC')).toBe(false)
  expect(isAsin('B00ICH9SAC\n')).toBe(false)
})
