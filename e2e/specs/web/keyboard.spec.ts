import { expect, test } from '../../fixtures/app.ts'
import { HomePage } from '../../pages/home.ts'

test('the whole way to a link can be gone with the keyboard alone', async ({ page }) => {
  const home = new HomePage(page)
  await home.open()
  await expect(home.input).toBeVisible()
  const focused = page.locator(':focus')
  const tabTo = async (name: string | RegExp) => {
    const target = page.getByRole('main').or(page.getByRole('dialog')).locator(':focus')
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      if ((await target.count()) === 0) continue
      const label = await focused.evaluate(
        (element) =>
          element.getAttribute('aria-label') ??
          (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
          element.textContent ??
          '',
      )
      if (typeof name === 'string' ? label.includes(name) : name.test(label)) return
    }
    throw new Error(`Tab never came to ${name}`)
  }

  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Skip to content')
  await page.keyboard.press('Enter')
  await tabTo('Enter ISBN, ASIN, or Amazon URL')
  await page.keyboard.type('9780441172719')
  await page.keyboard.press('Enter')

  // The focus is where the news is.
  await expect(home.title).toBeFocused()
  await tabTo('Sign in to Copy')
  await page.keyboard.press('Enter')
  await expect(home.signInDialog).toBeVisible()
  await expect(home.signInDialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(home.signInToCopy).toBeFocused()
  await tabTo('Amazon United States')
  await expect(focused).toHaveAttribute('href', 'https://www.amazon.com/dp/0441172717?tag=shelf-20')
})
