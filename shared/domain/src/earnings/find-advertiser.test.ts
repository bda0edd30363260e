import { expect, test } from 'vitest'
import { findAdvertiser } from './find-advertiser.ts'

test.each([
  ['Kobo US', '', 'kobo'],
  ['Rakuten Kobo', '', 'kobo'],
  ['Libro.fm US', '', 'librofm'],
  ['ThriftBooks', '', 'thriftbooks'],
  ['Apple Books', '', 'apple'],
  ['Target Optical', '', null],
  ['Garden Tools', '', null],
  ['', '', null],
])('%s is %s', (name, id, code) => {
  expect(findAdvertiser('rakuten', name, id)).toBe(code)
})
