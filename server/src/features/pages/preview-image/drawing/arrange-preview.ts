import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../preview-subject.ts'
import type { Outline, Point } from './coverage.ts'
import { fitText, type TextBox } from './fit-text.ts'
import type { Typeface } from './fonts.ts'
import { drawLogo } from './logo.ts'

/** The size of an image on the preview. */
interface ImageSize {
  readonly width: number
  readonly height: number
}

export interface PlacedImage extends ImageSize, Point {}

interface ArrangedPreview {
  readonly letters: readonly Outline[]
  /** In the order of the images. Later images are behind earlier ones. */
  readonly places: readonly PlacedImage[]
}

export interface PreviewTexts {
  readonly title: string
  readonly byline: string
}

/** The space around the content, within the frame. */
const MARGIN = 92
const GAP = 48
/** How far covers that overlap are apart. */
const STEP = 110
const LEADING = 1.14
/** The shares of a size above and below the baseline. */
const CAPITALS = 0.8
const DESCENT = 0.3
const LOGO = 60
/** Title and byline together end above the logo. */
const TITLE_STEPS: TextBox['steps'] = [
  { size: 92, maxLines: 2 },
  { size: 76, maxLines: 3 },
  { size: 64, maxLines: 3 },
  { size: 54, maxLines: 4 },
  { size: 46, maxLines: 5 },
]
const BYLINE_STEPS: TextBox['steps'] = [
  { size: 36, maxLines: 1 },
  { size: 30, maxLines: 2 },
]
const BOTTOM = PREVIEW_HEIGHT - MARGIN + 8

/** The widest that one of so many images may be. The caller scales them. */
export function imageWidthFor(count: number): number {
  return count > 1 ? 210 : 300
}

/**
 * Places title, byline, and images. A text with characters that the display face lacks, such as Japanese, is left
 * out; the cover shows it then.
 */
export function arrangePreview(
  { title, byline }: PreviewTexts,
  images: readonly ImageSize[],
  typeface: Typeface,
): ArrangedPreview {
  const texts = [title, byline].filter((text) => text !== '' && typeface.hasAll(text))
  const places = placeImages(images, texts.length > 0)
  const left = Math.min(...places.map(({ x }) => x), PREVIEW_WIDTH - MARGIN + GAP)
  const width = left - GAP - MARGIN
  const [heading = '', second = ''] = texts
  const head = fitText(heading, { width, steps: TITLE_STEPS }, typeface.measure)
  const below = fitText(second, { width, steps: BYLINE_STEPS }, typeface.measure)
  const headline = MARGIN + head.size * CAPITALS
  const lastLine = headline + (head.lines.length - 1) * head.size * LEADING
  const drawLines = (lines: readonly string[], size: number, baseline: number) =>
    lines.flatMap((line, index) =>
      typeface.draw(line, { x: MARGIN, y: baseline + index * size * LEADING, size }),
    )
  return {
    places,
    letters: [
      ...drawLines(head.lines, head.size, headline),
      ...drawLines(below.lines, below.size, lastLine + head.size * DESCENT + 58),
      ...drawLogo(MARGIN, BOTTOM - LOGO, LOGO),
      ...typeface.draw('Everyshelf', { x: MARGIN + LOGO + 18, y: BOTTOM - 17, size: 40 }),
    ],
  }
}

/** On the right, or in the middle of an image without texts. */
function placeImages(images: readonly ImageSize[], hasTexts: boolean): PlacedImage[] {
  const [first] = images
  if (!first) return []
  const widths = images.map(({ width }, index) => index * STEP + width)
  const total = Math.max(...widths)
  const left = hasTexts ? PREVIEW_WIDTH - MARGIN - total : (PREVIEW_WIDTH - total) / 2
  return images.map(({ width, height }, index) => ({
    x: Math.round(left + index * STEP),
    y: Math.round(Math.max(MARGIN / 2, (PREVIEW_HEIGHT - height) / 2)),
    width,
    height: Math.min(height, PREVIEW_HEIGHT - MARGIN),
  }))
}
