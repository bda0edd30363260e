import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { pixelsOf, withDensity } from './print-image.ts'

// The smallest picture: one white dot.
const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==',
    'base64',
  ),
)

test('prints two, four and eight centimetres with 300 dots an inch', () => {
  expect([pixelsOf(2), pixelsOf(4), pixelsOf(8)]).toEqual([236, 472, 945])
})

test('writes the density behind the header, and leaves the rest as it was', () => {
  const dense = withDensity(png)
  expect(dense.length).toBe(png.length + 21)
  expect(dense.subarray(0, 33)).toEqual(png.subarray(0, 33))
  expect(dense.subarray(54)).toEqual(png.subarray(33))
  const chunk = new DataView(dense.buffer, 33, 21)
  expect(new TextDecoder().decode(dense.subarray(37, 41))).toBe('pHYs')
  // 300 dots an inch are 11811 a metre, and 1 says that it is metres.
  expect([chunk.getUint32(8), chunk.getUint32(12), chunk.getUint8(16)]).toEqual([11811, 11811, 1])
  expect(chunk.getUint32(17)).toBe(crc32(dense.subarray(37, 50)))
})
