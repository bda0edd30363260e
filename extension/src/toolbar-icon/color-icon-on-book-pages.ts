import { browser } from 'wxt/browser'
import { bookPageFilters } from './book-page-filters.ts'
import { icons } from './icons.ts'

/**
 * Registers the rule by which Chrome itself colors the icon on book pages; the extension sees no page
 * and no address. Chrome keeps the rule across restarts, so it is written once per installed version.
 */
export async function colorIconOnBookPages(): Promise<void> {
  const { declarativeContent } = browser
  const imageData = { 16: await readPixels(icons.color[16]), 32: await readPixels(icons.color[32]) }
  const rule = {
    conditions: bookPageFilters.map(
      ({ css, ...pageUrl }) =>
        new declarativeContent.PageStateMatcher({ pageUrl, ...(css && { css: [css] }) }),
    ),
    actions: [new declarativeContent.SetIcon({ imageData })],
  }
  await new Promise<void>((resolve) => {
    declarativeContent.onPageChanged.removeRules(undefined, () => {
      declarativeContent.onPageChanged.addRules([rule], () => resolve())
    })
  })
}

/** Chrome's rule stores pixels, not a file name. */
async function readPixels(path: string): Promise<ImageData> {
  const picture = await createImageBitmap(await (await fetch(path)).blob())
  const { width, height } = picture
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  if (!canvas) throw new Error('this browser cannot draw the icon')
  canvas.drawImage(picture, 0, 0)
  return canvas.getImageData(0, 0, width, height)
}
