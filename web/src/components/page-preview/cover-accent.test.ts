import { accents } from '@everyshelf/domain/links'
import { expect, test } from 'vitest'
import { findNearestAccent } from './cover-accent.ts'

test.each(Object.entries(accents))('a cover in %s gets that color', (code, hex) => {
  const parts = hex.match(/[0-9a-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? []
  expect(findNearestAccent([...parts, 255])).toBe(code)
})

test.each([
  ['a red title on black', [10, 10, 10, 255, 12, 12, 12, 255, 200, 20, 40, 255], 'oxblood'],
  ['bright colors', [250, 120, 20, 255], 'rust'],
  ['gray', [90, 90, 95, 255, 240, 240, 240, 255], 'ink'],
  ['nothing', [], 'ink'],
])('%s is matched', (_name, pixels, code) => {
  expect(findNearestAccent(pixels)).toBe(code)
})
