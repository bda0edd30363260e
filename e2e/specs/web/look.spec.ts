import { expect, test } from '../../fixtures/app.ts'
import { HomePage } from '../../pages/home.ts'
import { Site } from '../../pages/site.ts'

const paper = () => getComputedStyle(document.documentElement).backgroundColor

test('the theme follows the device until the user chooses one, which is stored', async ({
  page,
}) => {
  const home = new HomePage(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await home.open()
  const light = await page.evaluate(paper)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => page.evaluate(paper)).not.toBe(light)
  const dark = await page.evaluate(paper)

  await page.getByRole('radio', { name: 'Light' }).check()
  await expect.poll(() => page.evaluate(paper)).toBe(light)
  await page.reload()
  await expect.poll(() => page.evaluate(paper)).toBe(light)

  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => page.evaluate(paper)).toBe(dark)
  await page.getByRole('radio', { name: 'System' }).check()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => page.evaluate(paper)).toBe(light)
})

test('the header becomes translucent after scrolling more than 10 pixels', async ({ page }) => {
  const home = new HomePage(page)
  await home.open()
  const header = page.getByRole('banner')
  const filter = () => header.evaluate((element) => getComputedStyle(element).backdropFilter)
  await page.evaluate(() => window.scrollTo(0, 10))
  await expect(header).toHaveAttribute('data-scrolled', 'false')
  expect(await filter()).toBe('none')
  await page.evaluate(() => window.scrollTo(0, 11))
  await expect(header).toHaveAttribute('data-scrolled', 'true')
  await expect.poll(filter).toContain('blur')
  expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
})

test.describe('on a phone or a tablet', () => {
  test.use({ isMobile: true, hasTouch: true })

  test('below 768 pixels, the navigation is a menu that slides in from the right, and the bottom bar shows', async ({
    page,
  }) => {
    const home = new HomePage(page)
    await page.setViewportSize({ width: 768, height: 900 })
    await home.open()
    const { bottomBar } = new Site(page)
    for (const width of [782, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expect(bottomBar).toBeHidden()
    }
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(bottomBar).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible()
    await expect
      .poll(async () => {
        const box = await menu.boundingBox()
        return box && Math.round(box.x + box.width)
      })
      .toBe(767)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  })
})
