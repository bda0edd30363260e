import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCoverPng } from '../../../testing/fake-cover-image.ts'
import { readCoverImage } from './cover-image.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

/** Heads of files of 240 by 360 pixels; nothing behind them is looked at. */
const JFIF = 'ffd8 ffe0 0010 4a46494600 0101 00 0001 0001 0000'
const samples: Record<string, Buffer> = {
  'image/png': makeCoverPng(240, 360, [40, 60, 80]),
  'image/jpeg': hex(`${JFIF} ffdb 0005 000000 ffc0 0011 08 0168 00f0 03 012200 021101 031101`),
  'image/jpeg progressive': hex('ffd8 ffff ffc2 0011 08 0168 00f0 03 012200 021101 031101'),
  'image/webp': hex('52494646 00000000 57454250 56503820 00000000 000000 9d012a f000 6801 0000'),
  'image/webp lossless': hex(
    '52494646 00000000 57454250 5650384c 00000000 2f ef c0 59 00 0000000000000000',
  ),
  'image/webp extended': hex('52494646 00000000 57454250 56503858 0a000000 00000000 ef0000 670100'),
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('readCoverImage', () => {
  it.each(Object.entries(samples))('S19 knows %s by its bytes', (name, bytes) => {
    expect(readCoverImage(bytes)?.type).toBe(name.split(' ', 1)[0])
  })

  it.each([
    ['an SVG with a script', Buffer.from(svg)],
    ['an SVG behind an XML declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a web page with a signature in it', Buffer.from('<html>\x89PNG\r\n\x1a\n</html>', 'latin1')],
    ['a GIF that is a script', Buffer.from('GIF89a/*\x00*/=1;alert(1)', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a BMP', Buffer.from('BM6\x00\x00\x00', 'latin1')],
    [
      'a signature without an image',
      Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'),
    ],
    [
      'a JPEG mark before a script',
      Buffer.from('\xff\xd8\xff/*<script>alert(1)</script>', 'latin1'),
    ],
    [
      'a RIFF that is no picture',
      hex('52494646 00000000 57415645 666d7420 10000000 01000100 44ac'),
    ],
    ['nothing', Buffer.alloc(0)],
  ])('S19 refuses %s', (_what, bytes) => expect(readCoverImage(bytes)).toBeUndefined())

  it.each([
    [1, 1],
    [10, 360],
    [240, 29],
  ])('S19 takes %i by %i pixels for no cover', (width, height) => {
    expect(readCoverImage(makeCoverPng(width, height, [255, 255, 255]))).toBeUndefined()
  })

  it('R44 survives any bytes behind any beginning', () => {
    const beginnings = fc
      .constantFrom(...Object.values(samples))
      .map((bytes) => bytes.subarray(0, 12))
    fc.assert(
      fc.property(beginnings, fc.uint8Array({ maxLength: 60 }), (start, rest) => {
        const image = readCoverImage(Buffer.concat([start, rest]))
        expect(['image/png', 'image/jpeg', 'image/webp', undefined]).toContain(image?.type)
      }),
      { numRuns: 10_000 },
    )
  }, 30_000)
})
