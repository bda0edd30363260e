import { expect, test } from 'vitest'
import { findAdvertiser } from './find-advertiser.ts'

test.each([
  ['Kobo US', 'kobo'],
  ['Rakuten Kobo', 'kobo'],
  ['Libro.fm US', 'librofm'],
  ['ThriftBooks', 'thriftbooks'],
  ['Apple Books', 'apple'],
  ['Target Optical', null],
  ['Garden Tools', null],
  ['', null],
])('%s is %s', (name, code) => {
  expect(findAdvertiser('rakuten', name, '')).toBe(code)
})

test('an ID names a store only at its own network', () => {
  expect(findAdvertiser('awin', 'Audiobooks for you', '25361')).toBe('librofm')
  expect(findAdvertiser('rakuten', 'Audiobooks for you', '25361')).toBeNull()
})
