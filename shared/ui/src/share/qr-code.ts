import { encode } from 'uqr'

/** A QR code as one path on a square of `size` modules, including its quiet zone. */
export interface QrCode {
  readonly size: number
  readonly path: string
}

/** The quiet zone that the standard requires (ISO/IEC 18004): four modules. */
const QUIET_ZONE = 4

export function createQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}

/** Black on white in every theme, for printers and cameras. */
export function toSvgFile({ size, path }: QrCode): Blob {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}

const SMALLEST_PNG_PX = 1024

/** At least 1024 pixels wide, each module a whole number of them. */
export async function toPngFile({ size, path }: QrCode): Promise<Blob> {
  const scale = Math.ceil(SMALLEST_PNG_PX / size)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
