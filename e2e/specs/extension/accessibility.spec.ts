import { findAccessibilityViolations } from '../../fixtures/axe.ts'
import { connectExtension } from '../../fixtures/connect-extension.ts'
import { expect, test } from '../../fixtures/extension.ts'
import { checkLayoutAtWidth } from '../../fixtures/layout-checks.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'
import type { PopupPage } from '../../pages/popup.ts'

const states = [
  ['a book', 'amazon-us-paperback', 'Pride and Prejudice (Penguin Classics)'],
  ['no book', 'amazon-us-lamp', 'This is not a book'],
] as const

for (const [what, name, title] of states) {
  test(`the popup with ${what} holds WCAG 2.2 AA in both themes`, async ({ extension }) => {
    const popup = await extension.press(await extension.openRetailerPage(name))
    await expect.poll(() => popup.heading()).toBe(title)
    expect(await findInBothThemes(popup)).toEqual([])
  })
}

test('the screens of an account hold WCAG 2.2 AA in both themes', async ({
  extension,
  context,
  app,
  account,
}) => {
  await grantPremium(app, account)
  await call(context.request, app, 'links.save', { isbn: '9780141441146' })
  await connectExtension(extension, context.request, app, account)
  const popup = await extension.press(await extension.openRetailerPage('waterstones'))
  await expect.poll(() => popup.text()).toContain('Saved ✓')
  expect(await findInBothThemes(popup), 'a saved book').toEqual([])
  await popup.open('More')
  await popup.click('button', 'QR code')
  await expect.poll(() => popup.text()).toContain('Opens your print link')
  expect(await findInBothThemes(popup), 'QR code').toEqual([])
  await popup.click('button', 'Recent links')
  await expect.poll(() => popup.text()).toContain('Saved links: 1')
  expect(await findInBothThemes(popup), 'recent links').toEqual([])
  await popup.click('button', 'Account, tags, and options')
  await popup.click('button', 'Your affiliate tags')
  await popup.click('button', 'Change the tag: Germany Not set Everyshelf earns')
  await popup.fill('Tag for Amazon Germany', 'ada-20')
  await expect.poll(() => popup.text()).toContain('usually end in -21.')
  expect(await findInBothThemes(popup), 'tags').toEqual([])
})

test('the popup reports to screen readers that the server is offline', async ({ extension }) => {
  const page = await extension.openRetailerPage('amazon-de-taschenbuch')
  await extension.proxy.close()
  const popup = await extension.press(page)
  await expect.poll(() => popup.text()).toContain('No connection')
  expect(await popup.findViolations()).toEqual([])
})

test('the popup can be used with the keyboard alone', async ({ extension }) => {
  const popup = await extension.press(await extension.openRetailerPage('amazon-de-taschenbuch'))
  await expect.poll(() => popup.heading()).toBe('Die Verwandlung')
  const stops: string[] = []
  for (let stop = 0; stop < 9; stop++) {
    await popup.press('Tab', 9)
    stops.push(await popup.focused())
  }
  expect(stops).toEqual([
    'Another book',
    'Recent links',
    'Account, tags, and options',
    'Taschenbuch',
    'Connect',
    'Save This Link',
    'Open the reader page (opens in a new tab)',
    'Amazon United States (opens in a new tab)',
    'Copy the Amazon United States link',
  ])
  await popup.press('Enter', 13)
  await expect.poll(() => popup.text()).toContain('Copied!')
})

const pages = [
  ['options', 'Options'],
  ['welcome', 'One click on any book’s page'],
  ['sidepanel', 'On a book’s page, press Alt+Shift+E or click the toolbar button'],
] as const

test('the options, welcome page and side panel meet WCAG 2.2 AA in both themes', async ({
  extension,
  page,
}) => {
  for (const [name, title] of pages) {
    await page.goto(`chrome-extension://${extension.id}/${name}.html`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findAccessibilityViolations(page), `${name}, ${colorScheme}`).toEqual([])
    }
  }
})

test('the popup does not scroll sideways next to a vertical scrollbar', async ({
  extension,
  page,
}) => {
  await page.setViewportSize({ width: 365, height: 600 })
  await page.goto(`chrome-extension://${extension.id}/popup.html`)
  await page.getByLabel('Enter ISBN, ASIN, or Amazon URL').fill('978-0-14-143951-8')
  await page.keyboard.press('Enter')
  await expect(page.getByText('978-0-14-143951-8')).toBeVisible()
  const beyondEdge = () => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  }
  expect(await page.evaluate(beyondEdge)).toBe(0)
})

/** Firefox opens its sidebar about as wide. */
const SIDEBAR = 240

test('the side panel does not scroll sideways at the width of a Firefox sidebar', async ({
  extension,
  page,
  context,
  app,
  account,
}) => {
  await grantPremium(app, account)
  await page.goto(`chrome-extension://${extension.id}/sidepanel.html`)
  const entry = page.getByLabel('Enter ISBN, ASIN, or Amazon URL')
  await expect(entry).toBeVisible()
  expect(await checkLayoutAtWidth(page, SIDEBAR), 'the field').toEqual([])
  await entry.fill('978-0-14-143951-8')
  await entry.press('Enter')
  await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible()
  expect(await checkLayoutAtWidth(page, SIDEBAR), 'a book').toEqual([])
  await connectExtension(extension, context.request, app, account)
  await page.getByText('More', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'QR code' })).toBeVisible()
  expect(await checkLayoutAtWidth(page, SIDEBAR), 'a link').toEqual([])
  await page.getByRole('button', { name: 'QR code' }).click()
  await expect(page.getByText(/^For screens only\./)).toBeVisible()
  expect(await checkLayoutAtWidth(page, SIDEBAR), 'QR code').toEqual([])
  await page.getByRole('button', { name: 'Recent links' }).click()
  await expect(page.getByRole('heading', { name: 'Recent links' })).toBeVisible()
  expect(await checkLayoutAtWidth(page, SIDEBAR), 'recent links').toEqual([])
  await page.getByRole('button', { name: 'Account, tags, and options' }).click()
  expect(await checkLayoutAtWidth(page, SIDEBAR), 'the menu').toEqual([])
  await page.getByRole('button', { name: 'Your affiliate tags' }).click()
  await page.getByRole('button', { name: /^Change the tag: Germany/ }).click()
  await expect(page.getByLabel('Tag for Amazon Germany')).toBeVisible()
  expect(await checkLayoutAtWidth(page, SIDEBAR), 'tags').toEqual([])
})

async function findInBothThemes(popup: PopupPage): Promise<readonly string[]> {
  const found: string[] = []
  for (const look of ['light', 'dark'] as const) {
    await popup.showIn(look)
    found.push(...(await popup.findViolations()))
  }
  return found
}
