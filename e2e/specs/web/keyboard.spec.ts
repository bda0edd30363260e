import { expect, test } from '../../fixtures/app.ts'
import { DUNE } from '../../fixtures/owned-link.ts'
import { call } from '../../fixtures/premium.ts'
import { HomePage } from '../../pages/home.ts'
import { Site } from '../../pages/site.ts'

test('a link can be created with the keyboard alone', async ({ page }) => {
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

test('the workspace and the actions of a link can be used with the keyboard alone', async ({
  page,
  app,
  account,
}) => {
  expect(account.email).toBeTruthy()
  const { id } = await call<{ id: string }>(page.request, app, 'links.save', { isbn: DUNE })
  const site = new Site(page)
  await site.open('/dashboard')
  const current = site.workspace.locator('[aria-current]')
  await expect(current).toHaveText('Links')

  await site.workspace.getByRole('link', { name: 'Links' }).focus()
  for (const [name, path, heading] of [
    ['Pages', '/pages', 'Pages'],
    ['Analytics', '/analytics', 'Analytics'],
    ['Earnings', '/earnings', 'Earnings'],
    ['Programs', '/profile/tags', 'Programs'],
    ['Referrals', '/profile/referrals', 'Referrals'],
    ['Account', '/profile', 'My Account'],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(site.workspace.getByRole('link', { name })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(current).toHaveText(name)
    // A new page takes the focus, which returns to the navigation with Shift and Tab.
    await expect(page.getByRole('main')).toBeFocused()
    for (let entries = 0; entries < 7; entries++) {
      if (
        await site.workspace.getByRole('link', { name }).evaluate((link) => link.matches(':focus'))
      )
        break
      await page.keyboard.press('Shift+Tab')
    }
  }

  await page.keyboard.press('ControlOrMeta+K')
  await expect(site.palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('herbert')
  await expect(site.palette.getByRole('option', { name: /^Dune/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(site.palette.getByRole('combobox', { name: 'Actions for Dune' })).toBeFocused()
  await page.keyboard.type('where')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/link-management/${id}`)
  await expect(current).toHaveText('Links')
})
