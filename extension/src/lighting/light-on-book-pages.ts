import { browser } from 'wxt/browser'
import { bookPageFilters } from './book-page-filters.ts'
import { icons } from './icons.ts'

/**
 * Chrome lights the icon by itself on addresses of book pages; no page and no address is shown to the
 * extension for it. The rules outlive restarts, so they are written when this version is installed.
 */
export async function lightOnBookPages(): Promise<void> {
  const { declarativeContent } = browser
  const imageData = { 16: await readPixels(icons.lit[16]), 32: await readPixels(icons.lit[32]) }
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

/** The rule takes pixels, which it keeps. */
async function readPixels(path: string): Promise<ImageData> {
  const picture = await createImageBitmap(await (await fetch(path)).blob())
  const { width, height } = picture
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  if (!canvas) throw new Error('this browser cannot draw the icon')
  canvas.drawImage(picture, 0, 0)
  return canvas.getImageData(0, 0, width, height)
}
