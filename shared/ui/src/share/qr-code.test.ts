import { expect, test } from 'vitest'
import { createQrCode, toSvgFile } from './qr-code.ts'

test('draws the three corners, with four empty modules around the whole', async () => {
  const code = createQrCode('https://everyshelf.example/go/h7kq2mw')
  // Version 3 has 29 modules a side, and the quiet zone 4 on each.
  expect(code.size).toBe(37)
  for (const corner of ['M4 4h1', 'M32 4h1', 'M4 32h1']) expect(code.path).toContain(corner)
  expect(code.path).not.toMatch(/M[0-3] |M\d+ [0-3]h/)
  const svg = await toSvgFile(code).text()
  expect(svg).toContain('viewBox="0 0 37 37"')
  expect(svg).toContain('fill="#fff"')
})
