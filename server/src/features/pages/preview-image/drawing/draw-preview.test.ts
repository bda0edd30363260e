import { inflateSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { decodeImage, Pixels } from '../../../../images/image-codecs.ts'
import { readImageInfo } from '../../../../images/image-info.ts'
import { arrangePreview } from './arrange-preview.ts'
import { CoverageBand } from './coverage.ts'
import { drawPreview } from './draw-preview.ts'
import { fitText, type TextBox } from './fit-text.ts'
import { loadTypeface } from './fonts.ts'

const typeface = loadTypeface()
const MEGABYTE = 1024 * 1024

function makeCover(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  // Noise, which is the hardest to compress.
  for (let index = 0; index < data.length; index++) data[index] = (index * 2_654_435_761) >>> 16
  for (let at = 3; at < data.length; at += 4) data[at] = 255
  return new Pixels(data, width, height)
}

async function readPixels(png: Buffer) {
  const { data } = await decodeImage('image/png', png)
  return (x: number, y: number) => [...data.subarray((y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3)]
}

describe('CoverageBand', () => {
  it('measures how much of each pixel lies inside an outline', () => {
    const band = new CoverageBand(6, 3)
    const square = [
      { x: 1.5, y: 10 },
      { x: 4, y: 10 },
      { x: 4, y: 12.25 },
      { x: 1.5, y: 12.25 },
    ]
    const triangle = [
      { x: 0, y: 10 },
      { x: 5, y: 10 },
      { x: 0, y: 13 },
    ]
    const readRows = (outline: typeof square, top: number) => {
      band.fill([outline], top)
      return [0, 1, 2].map((row) => {
        const values = Array.from({ length: 6 }, () => 0)
        band.readRow(row, (x, coverage) => {
          values[x] = Number(coverage.toFixed(3))
        })
        return values
      })
    }
    expect(readRows(square, 10)).toEqual([
      [0, 0.5, 1, 1, 0, 0],
      [0, 0.5, 1, 1, 0, 0],
      [0, 0.125, 0.25, 0.25, 0, 0],
    ])
    // The direction of an outline does not matter, and neither do its parts above and below.
    expect(readRows([...square].reverse(), 11)[0]).toEqual([0, 0.5, 1, 1, 0, 0])
    const area = readRows(triangle, 10)
      .flat()
      .reduce((sum, value) => sum + value, 0)
    expect(area).toBeCloseTo(7.5, 1)
  })
})

describe('fitText', () => {
  const measure = (text: string, size: number) => text.length * size
  const box: TextBox = {
    width: 100,
    steps: [
      { size: 20, maxLines: 2 },
      { size: 10, maxLines: 2 },
    ],
  }

  test.each([
    ['a bc', { size: 20, lines: ['a bc'] }],
    ['abcde fgh ij', { size: 10, lines: ['abcde fgh', 'ij'] }],
    ['one two three four five', { size: 10, lines: ['one two', 'three fou…'] }],
    ['abcdefghijklmnop', { size: 10, lines: ['abcdefghi…'] }],
    ['', { size: 20, lines: [] }],
  ])('sets %j as %j', (text, fitted) => {
    expect(fitText(text, box, measure)).toEqual(fitted)
  })
})

describe('drawPreview', () => {
  it('draws a PNG of 1200 × 630 with title, cover, and logo', async () => {
    const png = await drawPreview(
      { title: 'Dune', byline: 'Frank Herbert' },
      [makeCover(300, 450)],
      typeface,
    )
    expect(readImageInfo(png)).toMatchObject({ type: 'image/png', width: 1200, height: 630 })
    expect(png.length).toBeLessThan(500_000)
    const at = await readPixels(png)
    expect(at(5, 5)).toEqual([11, 74, 60])
    expect(at(22, 300)).toEqual([93, 146, 131])
    // The cover is right in the middle, and letters are on the left.
    expect(at(807, 315)).toEqual([11, 74, 60])
    expect(at(808, 90)).not.toEqual([11, 74, 60])
    const row = Array.from({ length: 600 }, (_, index) => at(92 + index, 150).join())
    expect(row).toContain('246,247,243')
  })

  it('keeps everything within the frame, also with long texts and covers that overlap', () => {
    const title = 'The Life and Strange Surprizing Adventures of Robinson Crusoe, of York, '.repeat(
      4,
    )
    const sizes = Array.from({ length: 3 }, () => ({ width: 210, height: 900 }))
    const { letters, places } = arrangePreview({ title, byline: title }, sizes, typeface)
    const points = letters.flat()
    expect(Math.min(...points.map(({ x }) => x))).toBeGreaterThan(80)
    expect(Math.max(...points.map(({ x }) => x))).toBeLessThan(places[0]?.x ?? 0)
    expect(Math.max(...points.map(({ y }) => y))).toBeLessThan(560)
    // No line of text comes down to the logo.
    const inLogo = ({ x, y }: { x: number; y: number }) => x < 152 && y > 486
    const logo = arrangePreview({ title: '', byline: '' }, [], typeface).letters.flat()
    expect(points.filter(inLogo)).toHaveLength(logo.filter(inLogo).length)
    for (const { x, y, width, height } of places) {
      expect(x + width).toBeLessThanOrEqual(1108)
      expect(y + height).toBeLessThanOrEqual(630)
    }
  })

  test.each([
    ['銀河鉄道の夜', '宮沢賢治'],
    ['गोदान', 'प्रेमचंद'],
  ])('shows the cover alone for a title without glyphs: %s', (title, byline) => {
    const cover = { width: 300, height: 450 }
    const { letters, places } = arrangePreview({ title, byline }, [cover], typeface)
    const withoutTexts = arrangePreview({ title: '', byline: '' }, [cover], typeface)
    expect(letters.length).toBe(withoutTexts.letters.length)
    expect(places).toEqual([{ x: 450, y: 90, ...cover }])
    const known = arrangePreview({ title, byline: 'Kenji Miyazawa' }, [cover], typeface)
    expect(known.letters.length).toBeGreaterThan(letters.length)
  })

  it('has letters of many languages', () => {
    expect(typeface.hasAll('Žižek, Łódź, Ærø, Straße, İstanbul – “Quotes”…')).toBe(true)
    expect(typeface.hasAll('Война и мир')).toBe(false)
    expect(typeface.measure('AV', 100)).toBeLessThan(
      typeface.measure('A', 100) + typeface.measure('V', 100) + 1,
    )
  })

  it('needs at most 2 MB for an image, with its cover', async () => {
    const cover = makeCover(300, 450)
    const draw = () => drawPreview({ title: 'Dune', byline: 'Frank Herbert' }, [cover], typeface)
    await draw()
    const before = process.memoryUsage().arrayBuffers
    let peak = 0
    const timer = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().arrayBuffers)
    }, 1)
    const png = await draw()
    clearInterval(timer)
    peak = Math.max(peak, process.memoryUsage().arrayBuffers)
    expect(peak - before).toBeGreaterThanOrEqual(png.length)
    expect(peak - before + cover.data.length).toBeLessThan(2 * MEGABYTE)
  })

  it('writes rows that a decoder can read', async () => {
    const png = await drawPreview({ title: '', byline: '' }, [], typeface)
    const idat = png.indexOf('IDAT')
    const raw = inflateSync(png.subarray(idat + 4, idat + 4 + png.readUInt32BE(idat - 4)))
    expect(raw.length).toBe((1200 * 3 + 1) * 630)
  })
})
