import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { repositoryRoot } from '../fixtures/server-process.ts'

export const SCREENSHOT = { width: 1280, height: 800 }
/** The height of the window's bar above a page. */
export const BAR_HEIGHT = 56

const images = join(repositoryRoot, 'extension', 'store', 'images')
const icons = join(repositoryRoot, 'extension', 'public', 'icons')
const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`
const mark = readFileSync(join(repositoryRoot, 'shared/ui/scripts/icon.svg'), 'utf8')
const font = readFileSync(join(repositoryRoot, 'extension/src/pages/young-serif.woff2'))

export type Look = 'light' | 'dark'

/** What a browser's window shows at one moment. */
export interface Shot {
  readonly name: string
  readonly look: Look
  readonly address: string
  readonly page: Buffer
  /** Null without one, as on the extension's own pages. */
  readonly popup: Buffer | null
}

async function draw(page: Page, size: { width: number; height: number }, body: string) {
  await page.setViewportSize(size)
  await page.setContent(
    `<style>@font-face{font-family:"Young Serif";src:url(${dataUrl('font/woff2', font)})}
    *{box-sizing:border-box}body{margin:0;font:15px "Liberation Sans",Arial,sans-serif}</style>${body}`,
  )
  await page.evaluate(() => document.fonts.ready)
}

/** Without the strip that the browser keeps for a scrollbar. */
function drawPopup(png: Buffer, style: string): string {
  return `<div style="width:380px;overflow:hidden;${style}"><img src="${dataUrl('image/png', png)}" style="display:block"></div>`
}

/** The popup is a window of its own: it is laid over the page where the browser shows it. */
export async function drawWindow(page: Page, shot: Shot): Promise<void> {
  const [back, field, ink] =
    shot.look === 'light' ? ['#e8eaed', '#fff', '#3c4043'] : ['#2b2d30', '#1d1f21', '#dadce0']
  await draw(
    page,
    SCREENSHOT,
    `<div style="height:${BAR_HEIGHT}px;display:flex;align-items:center;gap:16px;padding:0 20px;background:${back};color:${ink}">
      <span style="font-size:22px">←</span><span style="font-size:22px;opacity:.4">→</span>
      <div style="flex:1;height:36px;border-radius:18px;background:${field};padding:9px 18px;white-space:nowrap;overflow:hidden">${shot.address}</div>
      <div style="width:24px;height:24px">${mark}</div></div>
    <img src="${dataUrl('image/png', shot.page)}" style="display:block">
    ${
      shot.popup
        ? drawPopup(
            shot.popup,
            `position:fixed;top:${BAR_HEIGHT + 4}px;right:20px;border-radius:8px;box-shadow:0 0 0 1px #8886,0 12px 40px #0006`,
          )
        : ''
    }`,
  )
  await page.screenshot({ path: join(images, `${shot.name}.png`) })
}

const BOARD = 'background:#0b4a3c;color:#f4f6ef'

/** The small tile of Chrome's and Edge's stores. */
export async function drawSmallTile(page: Page): Promise<void> {
  await draw(
    page,
    { width: 440, height: 280 },
    `<div style="${BOARD};height:280px;padding:44px 40px;display:flex;flex-direction:column;justify-content:space-between">
      <div style="width:72px;margin-left:-8px">${mark}</div>
      <div style="font:40px/1.15 'Young Serif'">Everyshelf<div style="font-size:23px;opacity:.85;margin-top:8px">One book link for every reader</div></div></div>`,
  )
  await page.screenshot({ path: join(images, 'small-tile.png') })
}

/** The wide tile, for pages where a store presents extensions. */
export async function drawWideTile(page: Page, popup: Buffer): Promise<void> {
  await draw(
    page,
    { width: 1400, height: 560 },
    `<div style="${BOARD};height:560px;padding:0 96px;display:flex;justify-content:space-between;overflow:hidden">
      <div style="align-self:center;width:720px"><div style="width:112px;margin:0 0 28px -12px">${mark}</div>
        <div style="font:76px/1.1 'Young Serif'">One book link for every reader</div>
        <div style="font:30px/1.4 'Young Serif';opacity:.85;margin-top:24px">Each reader lands in a store in their country.</div></div>
      ${drawPopup(popup, 'align-self:flex-start;margin-top:56px;border-radius:10px;box-shadow:0 0 0 1px #fff2,0 18px 60px #0008')}</div>`,
  )
  await page.screenshot({ path: join(images, 'wide-tile.png') })
}

/** Chrome's guide: a drawing of 96 pixels in an icon of 128, clear around it. pngquant 48 then takes two thirds off. */
export async function drawStoreIcon(page: Page): Promise<void> {
  await draw(
    page,
    { width: 128, height: 128 },
    `<div style="width:96px;height:96px;margin:16px">${mark}</div>`,
  )
  await page.screenshot({ path: join(icons, '128.png'), omitBackground: true })
}
