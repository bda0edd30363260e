import { expect, test } from '../../fixtures/app.ts'
import { findAccessibilityViolations } from '../../fixtures/axe.ts'
import { HomePage } from '../../pages/home.ts'

test('a book is found by its title with the keyboard alone', async ({ page }) => {
  const home = new HomePage(page)
  await home.open()
  await home.input.focus()
  await page.keyboard.type('dune herbert')
  const option = page.getByRole('option', { name: /Dune Frank Herbert/ })
  await expect(option).toBeVisible()
  await expect(page.getByText('Results from Google Books')).toBeVisible()
  await expect(option.locator('img')).toHaveJSProperty('complete', true)
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(home.title).toHaveText('Dune')
})

test('the results fit a phone, and Escape puts them away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const home = new HomePage(page)
  await home.open()
  await home.input.fill('prejudice')
  const option = page.getByRole('option', { name: /Pride and Prejudice/ })
  await expect(option).toBeVisible()
  const box = await option.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
  expect(await findAccessibilityViolations(page)).toEqual([])
  await home.input.press('Escape')
  await expect(option).toBeHidden()
  await expect(home.input).toHaveValue('prejudice')
})

test('on a phone, a tap on the button counts while results are shown above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const home = new HomePage(page)
  await home.open()
  await home.input.fill('prejudice')
  const option = page.getByRole('option', { name: /Pride and Prejudice/ })
  await expect(option).toBeVisible()
  await home.generateButton.click()
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(home.toasts).toHaveCount(0)
  await option.click()
  await expect(home.title).toHaveText('Pride and Prejudice')
})

for (const title of ['dune', 'The Odyssey', 'THESHINING', 'hello world']) {
  test(`"${title}" and Enter show the search, not an error or a link`, async ({ page }) => {
    const generated: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('links.generate')) generated.push(request.url())
    })
    const home = new HomePage(page)
    await home.open()
    await home.input.fill(title)
    await home.input.press('Enter')
    await expect(
      page.getByText(/^Results from|^No book in .*, or paste the ISBN\.$/).last(),
    ).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(home.toasts).toHaveCount(0)
    await expect(home.input).toHaveValue(title)
    expect(generated).toEqual([])
  })
}

test('an ASIN and an ISBN typed with spaces create links', async ({ page }) => {
  const home = new HomePage(page)
  await home.openResult('B0 0ICH 9SAC')
  await expect(home.title).toHaveText('Book (ID: B00ICH9SAC)')
  await home.resetButton.click()
  await home.generate('978 0 441 17271 9')
  await expect(home.title).toHaveText('Dune')
})

test('one of our own links leads to its book', async ({ page, app }) => {
  const home = new HomePage(page)
  await home.open()
  await home.generate(`${app.url}/redirect?isbn=9780441172719`)
  await expect(home.title).toHaveText('Dune')
})
