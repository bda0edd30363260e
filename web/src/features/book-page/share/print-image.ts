import { paintQrCode, type QrCode } from '@everyshelf/ui/share'

/** Printers' usual fineness. */
const DOTS_PER_INCH = 300
const CM_PER_INCH = 2.54

export const printSizesCm = [2, 4, 8] as const
type PrintSizeCm = (typeof printSizesCm)[number]

/** @example pixelsOf(8) // 945 */
export function pixelsOf(sizeCm: PrintSizeCm): number {
  return Math.round((sizeCm / CM_PER_INCH) * DOTS_PER_INCH)
}

/** A picture that prints at just this size. */
export async function toPrintFile(code: QrCode, sizeCm: PrintSizeCm): Promise<Blob> {
  const picture = await paintQrCode(code, pixelsOf(sizeCm))
  const bytes = withDensity(new Uint8Array(await picture.arrayBuffer()))
  return new Blob([bytes], { type: 'image/png' })
}

/** Signature and the chunk IHDR, which always comes first. */
const HEADER_END = 33

/** Writes into a PNG how many dots make an inch (chunk pHYs): canvases leave that out. */
export function withDensity(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21)
  const view = new DataView(chunk.buffer)
  const dotsPerMetre = Math.round((DOTS_PER_INCH / CM_PER_INCH) * 100)
  view.setUint32(0, 9)
  chunk.set(
    [...'pHYs'].map((letter) => letter.charCodeAt(0)),
    4,
  )
  view.setUint32(8, dotsPerMetre)
  view.setUint32(12, dotsPerMetre)
  chunk[16] = 1
  view.setUint32(17, crc32(chunk.subarray(4, 17)))
  const whole = new Uint8Array(png.length + chunk.length)
  whole.set(png.subarray(0, HEADER_END))
  whole.set(chunk, HEADER_END)
  whole.set(png.subarray(HEADER_END), HEADER_END + chunk.length)
  return whole
}

/** The check sum of PNG chunks. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
