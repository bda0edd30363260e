import { expect, test } from '../../fixtures/app.ts'
import { HomePage } from '../../pages/home.ts'

test('a paste anywhere on the page makes the links at once', async ({ page }) => {
  const home = new HomePage(page)
  await home.open()
  await home.paste('  https://www.amazon.de/dp/0441172717?ref=share \n')
  await expect(home.title).toHaveText('Dune')
})

test('a pasted list is offered as several links, each with its own row', async ({ page }) => {
  const home = new HomePage(page)
  await home.open()
  await home.input.focus()
  await home.paste('9780441172719\nB00ICH9SAC\n978-0-14-312774-2\nhttps://amzn.to/3xDune')
  await expect(page.getByText('You pasted 4 books.')).toBeVisible()
  await page.getByRole('button', { name: 'Create 4 links' }).click()

  await expect(page.getByText('3 of 4 links created, 1 not created')).toBeVisible()
  const rows = page.getByRole('main').locator('li[data-state]')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(0)).toContainText('Dune')
  await expect(rows.nth(1)).toContainText('Book (ID: B00ICH9SAC)')
  await expect(rows.nth(2)).toContainText('Please enter a valid ISBN-10, ISBN-13, or ASIN')
  await expect(rows.nth(3)).toContainText('Dune')

  await rows.nth(1).getByText('Book (ID: B00ICH9SAC)').last().click()
  await expect(rows.nth(1).getByRole('link', { name: 'Amazon Japan' })).toHaveAttribute(
    'href',
    'https://www.amazon.co.jp/dp/B00ICH9SAC?tag=shelfjp-22',
  )
})

test('of a pasted list only the first can be made', async ({ page }) => {
  const home = new HomePage(page)
  await home.open()
  await home.input.focus()
  await home.paste('9780441172719\nB00ICH9SAC')
  await page.getByRole('button', { name: 'Use only the first' }).click()
  await expect(home.title).toHaveText('Dune')
})
