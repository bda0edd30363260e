import { accents } from '@everyshelf/domain/links'
import { Resvg } from '@resvg/resvg-js'
import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { blackOnWhite, createQrCode, toSvg } from './qr-code.ts'

test('draws the three corners, with four empty modules around the whole', () => {
  const code = createQrCode('https://everyshelf.example/go/h7kq2mw')
  // Version 3 has 29 modules a side, and the quiet zone 4 on each.
  expect(code.size).toBe(37)
  for (const corner of ['M4 4h1', 'M32 4h1', 'M4 32h1']) expect(code.path).toContain(corner)
  expect(code.path).not.toMatch(/M[0-3] |M\d+ [0-3]h/)
  const svg = toSvg(code)
  expect(svg).toContain('viewBox="0 0 37 37"')
  expect(svg).toContain('fill="#fff"')
})

describe('a camera reads the code, printed two centimetres wide at 300 dpi', () => {
  const PRINT_PX = 236
  // The most disturbing cover is all black.
  const cover = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><rect width="2" height="3"/></svg>')}`
  const texts = [
    'https://everyshelf.example/go/pride-print',
    'https://books.everyshelf.example/book/9780143127741/universal?link=pride-and-prejudice-print',
  ]
  const looks = [
    blackOnWhite,
    ...['#0b4a3c', ...Object.values(accents)].map((color) => ({ color, cover })),
  ]

  test.each(texts.flatMap((text) => looks.map((look) => [text, look.color, look] as const)))(
    '%s in %s',
    (text, _color, look) => {
      const image = new Resvg(toSvg(createQrCode(text, look)), {
        fitTo: { mode: 'width', value: PRINT_PX },
      }).render()
      const pixels = new Uint8ClampedArray(image.pixels)
      expect(jsQR(pixels, image.width, image.height)?.data).toBe(text)
    },
  )
})
