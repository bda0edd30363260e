import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { connectExtension } from '../fixtures/connect-extension.ts'
import { expect, test } from '../fixtures/extension.ts'
import { call, grantPremium } from '../fixtures/premium.ts'
import { repositoryRoot } from '../fixtures/server-process.ts'
import type { PopupPage } from '../pages/popup.ts'

const folder = join(repositoryRoot, 'extension', 'store', 'images')
const pathOf = (name: string) => join(folder, `${name}.png`)
const SIZE = { width: 1280, height: 800 }
// Without a cover of its own, so that the picture shows the one we draw.
const BOOK = '9780451524935'
const TAGS = { us: 'yourname-20', uk: 'yourname-21', de: 'yournamede-21', jp: 'yourname-22' }

type Look = 'light' | 'dark'

interface Shot {
  readonly name: string
  readonly page: Buffer
  readonly popup: Buffer
}

async function shoot(name: string, retailerPage: Page, popup: PopupPage): Promise<Shot> {
  await popup.settle()
  return { name, popup: await popup.screenshot(), page: await retailerPage.screenshot() }
}

/** The popup is a window of its own: it is laid over the page where the browser shows it. */
async function compose(page: Page, { name, popup, page: under }: Shot): Promise<void> {
  const url = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`
  await page.setContent(`<body style="margin:0"><img src="${url(under)}" style="display:block">
    <img src="${url(popup)}" style="position:fixed;top:12px;right:20px;border-radius:8px;
      box-shadow:0 0 0 1px #8886,0 12px 40px #0006">`)
  await page.screenshot({ path: pathOf(name) })
}

test('pictures for the stores', async ({ extension, context, app, account }) => {
  await grantPremium(app, account)
  await call(context.request, app, 'profile.update', { affiliateTags: TAGS })
  await connectExtension(extension, context.request, app, account)
  const retailerPage = await context.newPage()
  await retailerPage.setViewportSize(SIZE)

  const open = async (look: Look) => {
    await retailerPage.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
    await retailerPage.goto(`${app.url}/book/${BOOK}/universal`)
    await retailerPage.getByRole('heading', { name: '1984' }).first().waitFor()
    await retailerPage.evaluate(() => {
      document.documentElement.style.scrollbarWidth = 'none'
      return document.fonts.ready
    })
    const popup = await extension.press(retailerPage)
    await popup.showIn(look)
    await expect.poll(() => popup.source()).toContain(`/redirect?isbn=${BOOK}`)
    return popup
  }

  const light = await open('light')
  const shots = [await shoot('1-book', retailerPage, light)]
  await light.scrollTo('Amazon Japan')
  shots.push(await shoot('3-stores', retailerPage, light))
  await light.click('button', 'Account, tags, and options')
  await light.click('button', 'Your affiliate tags')
  await expect.poll(() => light.text()).toContain('4 of 12 set')
  shots.push(await shoot('4-tags', retailerPage, light))
  await light.close()
  shots.push(await shoot('2-book-dark', retailerPage, await open('dark')))

  await retailerPage.emulateMedia({ colorScheme: 'light' })
  await retailerPage.goto(`chrome-extension://${extension.id}/options.html`)
  await retailerPage.getByRole('heading', { name: 'What Everyshelf reads and sends' }).waitFor()
  await retailerPage.evaluate(() => document.fonts.ready)
  await retailerPage.screenshot({ path: pathOf('5-options') })
  for (const shot of shots) await compose(retailerPage, shot)
})
