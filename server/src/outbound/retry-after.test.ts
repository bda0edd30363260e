import { expect, it } from 'vitest'
import { parseRetryAfter } from './retry-after.ts'

const NOW = Date.parse('2026-11-21T09:00:00.000Z')

it.each([
  ['120', 120_000],
  ['0', 0],
  [' 5 ', 5000],
  ['Sat, 21 Nov 2026 09:02:00 GMT', 120_000],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
  ['Fri, 31 Dec 9999 23:59:59 GMT', 3_600_000],
  ['999999999999', 3_600_000],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('R20 reads Retry-After: %s', (header, milliseconds) => {
  expect(parseRetryAfter(header, NOW)).toBe(milliseconds)
})
