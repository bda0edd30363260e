import { createAccount } from '../fixtures/accounts.ts'
import { connectExtension } from '../fixtures/connect-extension.ts'
import { expect, test as withExtension } from '../fixtures/extension.ts'
import { startFakeWeb } from '../fixtures/fake-web.ts'
import { useServer } from '../fixtures/launch-with-extension.ts'
import { call, grantPremium } from '../fixtures/premium.ts'
import {
  BAR_HEIGHT,
  drawSmallTile,
  drawStoreIcon,
  drawWideTile,
  drawWindow,
  type Look,
  SCREENSHOT,
  type Shot,
} from './draw-pictures.ts'
import { listStorePages, type StorePage, storePages } from './store-pages.ts'

const SITE = 'everyshelf.example'
const ADA = {
  firstName: 'Ada',
  email: 'ada@everyshelf.example',
  password: 'vellum orchard nineteen',
}
const TAGS = { us: 'yourname-20', uk: 'yourname-21', de: 'yournamede-21', jp: 'yourname-22' }

/** Stores and our own server at the addresses that people see. */
const test = withExtension.extend({
  fakeWeb: [
    async ({ app }, use) => {
      const web = await startFakeWeb(listStorePages(), { [SITE]: app.url })
      await use(web)
      await web.close()
    },
    { scope: 'worker' },
  ],
})

test('pictures for the stores', async ({ extension, context, app }) => {
  const account = await createAccount(context.request, app.url, app.mail, {}, ADA)
  await grantPremium(app, account)
  await call(context.request, app, 'profile.update', { affiliateTags: TAGS })
  const { worker } = extension
  const server = `https://${SITE}`
  await useServer(worker, server)
  await connectExtension({ worker, proxy: { url: server } }, context.request, app, account)
  const page = await context.newPage()
  await page.setViewportSize({ ...SCREENSHOT, height: SCREENSHOT.height - BAR_HEIGHT })

  const open = async (look: Look, { address, isbn }: StorePage) => {
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
    await page.goto(`https://${address}`)
    const popup = await extension.press(page)
    await popup.showIn(look)
    await popup.hideScrollbars()
    await expect
      .poll(async () => (await popup.source()).includes(`${server}/redirect?isbn=${isbn}`))
      .toBe(true)
    const shoot = async (name: string): Promise<Shot & { readonly popup: Buffer }> => {
      await popup.settle()
      return { name, look, address, popup: await popup.screenshot(), page: await page.screenshot() }
    }
    return { popup, shoot }
  }

  const { waterstones, barnesAndNoble } = storePages
  const { popup, shoot } = await open('light', waterstones)
  const book = await shoot('1-book')
  const shots: Shot[] = [book]
  await popup.scrollTo('Amazon Japan')
  shots.push(await shoot('3-stores'))
  await popup.click('button', 'Account, tags, and options')
  await popup.click('button', 'Your affiliate tags')
  await expect.poll(() => popup.text()).toContain('4 of 12 set')
  shots.push(await shoot('4-tags'))
  await popup.close()
  const dark = await open('dark', barnesAndNoble)
  shots.push(await dark.shoot('2-book-dark'))
  await dark.popup.close()

  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`chrome-extension://${extension.id}/options.html`)
  await page.getByRole('heading', { name: 'What Everyshelf reads and sends' }).waitFor()
  await page.evaluate(() => {
    document.documentElement.style.scrollbarWidth = 'none'
    return document.fonts.ready
  })
  const options = await page.screenshot()
  shots.push({
    name: '5-options',
    look: 'light',
    address: 'Everyshelf: options',
    page: options,
    popup: null,
  })

  const canvas = await context.newPage()
  for (const shot of shots) await drawWindow(canvas, shot)
  await drawSmallTile(canvas)
  await drawWideTile(canvas, book.popup)
  await drawStoreIcon(canvas)
})
