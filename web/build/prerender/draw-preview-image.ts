import { drawPreview, loadTypeface } from '@everyshelf/server/preview-drawing'

const typeface = loadTypeface()

/** Draws the preview image of a page for social networks, as the server draws those of reader pages. */
export function drawPreviewImage(title: string): Promise<Buffer> {
  return drawPreview({ title, byline: '' }, [], typeface)
}
