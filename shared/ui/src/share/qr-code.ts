import { encode } from 'uqr'

/** A QR code as one path on a square of `size` modules, including its quiet zone. */
export interface QrCode extends QrLook {
  readonly size: number
  readonly path: string
}

interface QrLook {
  /** Dark enough for white text, so that cameras tell it from the paper. */
  readonly color: string
  /** A data URL. In the middle, where error correction makes up for the modules it covers. */
  readonly cover: string | null
}

/** The quiet zone that the standard requires (ISO/IEC 18004): four modules. */
const QUIET_ZONE = 4
/** The modules that a cover takes the place of. Both are odd, as the size of every code is. */
const [HOLE_WIDTH, HOLE_HEIGHT] = [7, 9]
const [COVER_WIDTH, COVER_HEIGHT] = [6, 8]

export const blackOnWhite: QrLook = { color: '#000', cover: null }

export function createQrCode(text: string, look = blackOnWhite): QrCode {
  const { data, size } = encode(text, { ecc: look.cover ? 'Q' : 'M', border: QUIET_ZONE })
  const middle = (size - 1) / 2
  const isCovered = (x: number, y: number) =>
    look.cover !== null &&
    Math.abs(x - middle) < HOLE_WIDTH / 2 &&
    Math.abs(y - middle) < HOLE_HEIGHT / 2
  const path = data
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark && !isCovered(x, y) ? `M${x} ${y}h1v1h-1z` : '')),
    )
    .join('')
  return { size, path, ...look }
}

/** On white in every theme, for printers and cameras. */
export function toSvg({ size, path, color, cover }: QrCode): string {
  const [x, y] = [(size - COVER_WIDTH) / 2, (size - COVER_HEIGHT) / 2]
  const image = cover
    ? `<image href="${cover}" x="${x}" y="${y}" width="${COVER_WIDTH}" height="${COVER_HEIGHT}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="${color}"/>${image}</svg>`
}

/** For an `img` element. */
export function toSvgUrl(code: QrCode): string {
  return `data:image/svg+xml,${encodeURIComponent(toSvg(code))}`
}

export function toSvgFile(code: QrCode): Blob {
  return new Blob([toSvg(code)], { type: 'image/svg+xml' })
}

const SMALLEST_PNG_PX = 1024

/** At least 1024 pixels wide, each module a whole number of them. */
export async function toPngFile(code: QrCode): Promise<Blob> {
  return await paintQrCode(code, code.size * Math.ceil(SMALLEST_PNG_PX / code.size))
}

/** A picture with this side in pixels: each module a whole number of them, centered. */
export async function paintQrCode(code: QrCode, side: number): Promise<Blob> {
  const drawing = new Image()
  drawing.src = toSvgUrl(code)
  await drawing.decode()
  const width = code.size * Math.max(1, Math.floor(side / code.size))
  const margin = Math.floor((side - width) / 2)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.drawImage(drawing, margin, margin, width, width)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

const COVER_PX = 480

/** A cover as a JPEG, which print programs can read in an SVG, unlike the WebP of pages. */
export async function readQrCover(path: string): Promise<string> {
  const picture = new Image()
  picture.src = path
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.height = COVER_PX
  canvas.width = Math.round((COVER_PX * picture.naturalWidth) / picture.naturalHeight)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.9)
}
