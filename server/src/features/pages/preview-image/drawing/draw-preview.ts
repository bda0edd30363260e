import type { Pixels } from '../../../../images/image-codecs.ts'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../preview-subject.ts'
import { arrangePreview, type PlacedImage, type PreviewTexts } from './arrange-preview.ts'
import { CoverageBand } from './coverage.ts'
import type { Typeface } from './fonts.ts'
import { createPngWriter } from './png-writer.ts'

type Color = readonly [red: number, green: number, blue: number]

/** The colors of the site's header. */
const PAPER: Color = [246, 247, 243]
const BOARD: Color = [11, 74, 60]
const LINE: Color = [93, 146, 131]

/** The frame around the board. */
const FRAME = 22
const FRAME_WIDTH = 2
/** 18 rows divide the height evenly. */
const BAND_ROWS = 18
/** Drops the two lowest bits of a photo's colors, which are invisible but double the size of the file. */
const PHOTO_BITS = 0xfc

/** Draws the preview image of a page for social networks, a few rows at a time. */
export async function drawPreview(
  texts: PreviewTexts,
  images: readonly Pixels[],
  typeface: Typeface,
): Promise<Buffer> {
  const { letters, places } = arrangePreview(texts, images, typeface)
  const png = createPngWriter(PREVIEW_WIDTH, PREVIEW_HEIGHT)
  const band = new CoverageBand(PREVIEW_WIDTH, BAND_ROWS)
  const pixels = new Uint8Array(PREVIEW_WIDTH * 3)
  for (let top = 0; top < PREVIEW_HEIGHT; top += BAND_ROWS) {
    band.fill(letters, top)
    for (let row = 0; row < BAND_ROWS; row++) {
      const y = top + row
      paintBoard(pixels, y)
      for (let index = images.length - 1; index >= 0; index--) {
        const [image, place] = [images[index], places[index]]
        if (image && place) paintImage(pixels, y, image, place)
      }
      band.readRow(row, (x, coverage) => mix(pixels, x, PAPER, coverage))
      await png.writeRow(pixels)
    }
  }
  return await png.finish()
}

function paintBoard(pixels: Uint8Array, y: number): void {
  for (let x = 0; x < PREVIEW_WIDTH; x++) mix(pixels, x, isOnFrame(x, y) ? LINE : BOARD, 1)
}

function isOnFrame(x: number, y: number): boolean {
  const distance = Math.min(x, y, PREVIEW_WIDTH - 1 - x, PREVIEW_HEIGHT - 1 - y)
  return distance >= FRAME && distance < FRAME + FRAME_WIDTH
}

function paintImage(pixels: Uint8Array, y: number, image: Pixels, place: PlacedImage): void {
  const row = y - place.y
  if (row < 0 || row >= place.height) return
  const { data, width } = image
  for (let column = 0; column < place.width; column++) {
    const from = (row * width + column) * 4
    const share = (data[from + 3] ?? 255) / 255
    for (let part = 0; part < 3; part++) {
      blend(pixels, (place.x + column) * 3 + part, (data[from + part] ?? 0) & PHOTO_BITS, share)
    }
  }
}

function mix(pixels: Uint8Array, x: number, color: Color, share: number): void {
  blend(pixels, x * 3, color[0], share)
  blend(pixels, x * 3 + 1, color[1], share)
  blend(pixels, x * 3 + 2, color[2], share)
}

function blend(pixels: Uint8Array, at: number, value: number, share: number): void {
  const before = pixels[at] ?? 0
  pixels[at] = Math.round(before + (value - before) * share)
}
