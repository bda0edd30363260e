import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { findBarriersEverywhere } from '../../fixtures/axe.ts'
import { HomePage } from '../../pages/home.ts'
import { Site } from '../../pages/site.ts'

const places: Record<string, (page: Page) => Promise<void>> = {
  'the home page': (page) => new HomePage(page).open(),
  'a refused input': async (page) => {
    const home = new HomePage(page)
    await home.open()
    await home.generate('Mockingbird')
    await expect(home.toasts).toHaveCount(1)
  },
  'the result': async (page) => {
    const home = new HomePage(page)
    await home.openResult('9780441172719')
    await expect(home.title).toHaveText('Dune')
    for (const part of ['More Amazon stores', 'Other booksellers'])
      await page.getByText(part).click()
  },
  'the sign-in dialog': async (page) => {
    const home = new HomePage(page)
    await home.openResult('9780441172719')
    await home.signInToCopy.click()
    await expect(home.signInDialog).toBeVisible()
  },
  'a page that is not there': async (page) => void (await page.goto('/nothing/here')),
  'a shop that nobody knows': async (page) =>
    void (await page.goto('/link-management/aaaaaaaaaaaa/nowhere')),
  'the page about us': async (page) => void (await page.goto('/about')),
  'the founder story': async (page) => void (await page.goto('/founder-story')),
  'the privacy page': async (page) => void (await page.goto('/privacy')),
  'the terms': async (page) => void (await page.goto('/terms')),
  'the blog': async (page) => void (await page.goto('/blog')),
  'an article': async (page) => void (await page.goto('/blog/book-affiliate-programmes')),
  'the demo': async (page) => void (await page.goto('/demo/universal-book-page')),
  'the contact dialog with its refusals': async (page) => {
    const { contact } = new Site(page)
    await page.goto('/about?dialog=contact')
    await contact.getByRole('button', { name: 'Send message' }).click()
    await expect(contact.getByText('Please enter your name')).toBeVisible()
  },
  'the feedback dialog': async (page) => {
    await page.goto('/about?dialog=feedback')
    await new Site(page).feedback.getByRole('radio', { name: '4 stars' }).check()
  },
  'the palette': async (page) => {
    await page.goto('/about')
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.keyboard.press('ControlOrMeta+K')
    await expect(new Site(page).palette).toBeVisible()
  },
  'the list of keys': async (page) => {
    await page.goto('/about')
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  },
  'the account page': async (page) => void (await page.goto('/account')),
}

test.use({ expectedErrors: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

for (const [place, open] of Object.entries(places)) {
  test(`${place} is accessible in both themes and widths`, async ({ page }) => {
    test.setTimeout(60_000)
    await open(page)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await findBarriersEverywhere(page)).toEqual({})
  })
}
