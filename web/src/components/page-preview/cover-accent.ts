import { type AccentCode, accents } from '@everyshelf/domain/links'
import type { PageDesign } from '@everyshelf/domain/schemas'

/** Enough to see the colors of a cover. */
const [WIDTH, HEIGHT] = [32, 48]
/** Paper, ink, and shadows have less. */
const COLORFUL = 0.12
/** How much a gray pixel counts, so that a gray cover gets the color of ink. */
const GRAY_SHARE = 0.04

interface CoverColor {
  readonly design: PageDesign
  /** Those that the page gets first. */
  readonly books: readonly { readonly coverImage: string | null }[]
  readonly saveDesign: (design: PageDesign) => Promise<boolean>
}

/** Gives a page whose owner chose no color that of its first cover. */
export async function takeCoverColor({ design, books, saveDesign }: CoverColor): Promise<void> {
  const cover = books[0]?.coverImage
  if (design.accent !== null || !cover) return
  const accent = await readCoverAccent(cover)
  if (accent) await saveDesign({ ...design, accent })
}

/** The page color that is nearest to a cover. Null if the cover does not load. */
export async function readCoverAccent(source: string): Promise<AccentCode | null> {
  const image = new Image()
  image.src = source
  try {
    await image.decode()
  } catch {
    return null
  }
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, WIDTH, HEIGHT)
  const pixels = context?.getImageData(0, 0, WIDTH, HEIGHT).data
  return pixels ? findNearestAccent(pixels) : null
}

/**
 * The page color that most of the pixels are nearest to by hue, in red, green, blue, and alpha.
 *
 * @example findNearestAccent([20, 60, 140, 255]) // 'navy'
 */
export function findNearestAccent(pixels: ArrayLike<number>): AccentCode {
  const shares = new Map<AccentCode, number>()
  for (let at = 0; at + 2 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const { hue, chroma } = measure(red, green, blue)
    const isGray = chroma < COLORFUL
    const accent = isGray ? 'ink' : nearestTo(hue)
    shares.set(accent, (shares.get(accent) ?? 0) + (isGray ? GRAY_SHARE : chroma))
  }
  const [[most] = ['ink' as const]] = [...shares].toSorted(([, a], [, b]) => b - a)
  return most
}

/** The hue in degrees, and how far the color is from gray, from 0 to 1. */
function measure(red: number, green: number, blue: number) {
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  const sector =
    most === red
      ? (green - blue) / span
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4
  return { hue: (sector * 60 + 360) % 360, chroma: span / 255 }
}

const hues = Object.entries(accents).flatMap(([code, hex]) => {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(hex) ?? []
  const { hue } = measure(
    Number.parseInt(red, 16),
    Number.parseInt(green, 16),
    Number.parseInt(blue, 16),
  )
  return code === 'ink' ? [] : [{ code: code as AccentCode, hue }]
})

function nearestTo(hue: number): AccentCode {
  const distance = (other: number) => Math.min(Math.abs(hue - other), 360 - Math.abs(hue - other))
  return hues.reduce((best, one) => (distance(one.hue) < distance(best.hue) ? one : best)).code
}
