import { expect, test } from '../../fixtures/app.ts'
import { HomePage } from '../../pages/home.ts'

const invalidUrl = {
  title: 'Invalid URL',
  text: "Couldn't extract ISBN/ASIN from the provided Amazon URL",
}
const invalidIdentifier = {
  title: 'Invalid ISBN/ASIN',
  text: 'Please enter a valid ISBN-10, ISBN-13, or ASIN',
}

const cases = [
  ['two letters', 'ab', invalidIdentifier],
  ['an ISBN-10 with a wrong check digit', '0143127749', invalidIdentifier],
  ['an ISBN-13 with a wrong check digit', '978-0-14-312774-2', invalidIdentifier],
  ['printed music', '9790060115615', invalidIdentifier],
  ['nothing', '', invalidIdentifier],
  ['a store page without a book', 'https://www.amazon.com/gp/cart/view.html', invalidUrl],
  ['a short link that leads to no book', 'https://amzn.to/3xCart', invalidUrl],
  ['a short link that leads to a look-alike', 'https://amzn.to/3xEvil', invalidUrl],
  ['an unknown short link', 'https://amzn.to/3xGone', invalidUrl],
] as const

test.describe('says what is wrong with', () => {
  // A refused short link is answered with a client error, which the browser's console notes.
  test.use({ expectedErrors: /status of 400/ })

  for (const [what, input, { title, text }] of cases) {
    test(what, async ({ page }) => {
      const home = new HomePage(page)
      await home.open()
      await home.generate(input)
      await expect(home.toasts).toHaveCount(1)
      await expect(home.toasts.getByText(title, { exact: true })).toBeVisible()
      await expect(home.toasts.getByText(text, { exact: true })).toBeVisible()
      await expect(home.fieldError).toContainText(text)
      await expect(home.input).toHaveValue(input)
      await expect(home.input).toBeFocused()
    })
  }
})

test('names a page that is no store, and says what to paste', async ({ page }) => {
  const home = new HomePage(page)
  await home.open()
  await home.generate('https://www.example.com/dp/0441172717')
  await expect(home.toasts.getByText(invalidUrl.title, { exact: true })).toBeVisible()
  await expect(home.toasts.getByText(invalidUrl.text, { exact: true })).toBeVisible()
  await expect(home.fieldError).toHaveText(
    'This looks like an example.com page. Paste the book’s ISBN or the address of its store page.',
  )
  await home.generate('https://www.amazon.com.evil.example/dp/0441172717')
  await expect(home.toasts.getByText(invalidUrl.text, { exact: true })).toBeVisible()
  await expect(home.fieldError).toContainText('This looks like a store’s address')
  await expect(home.input).toBeFocused()
})

test.describe('R47 with the server away', () => {
  test.use({ expectedErrors: /status of 50\d|ERR_CONNECTION_REFUSED/ })

  const failed = { title: 'Error', text: 'Failed to generate links. Please try again.' }

  for (const [how, response] of [
    ['answers with an error', { status: 500, body: 'Internal Server Error' }],
    ['is replaced by a gateway', { status: 502, body: '<h1>Bad Gateway</h1>' }],
  ] as const) {
    test(`R47 a server that ${how} costs no input`, async ({ page }) => {
      const home = new HomePage(page)
      await page.route('**/api/trpc/**', (route) => route.fulfill(response))
      await home.open()
      await home.generate('9780441172719')
      await expect(home.toasts.getByText(failed.title, { exact: true })).toBeVisible()
      await expect(home.toasts.getByText(failed.text, { exact: true })).toBeVisible()
      await expect(home.input).toHaveValue('9780441172719')

      await page.unroute('**/api/trpc/**')
      await home.generateButton.click()
      await expect(home.title).toHaveText('Dune')
    })
  }

  test('R47 after a lost connection, the page shows an error and the input stays', async ({
    page,
  }) => {
    const home = new HomePage(page)
    await page.route('**/api/trpc/**', (route) => route.abort('connectionrefused'))
    await home.open()
    await home.generate('9780441172719')
    await expect(home.toasts).toContainText('There is no connection.')
    await expect(home.input).toHaveValue('9780441172719')
  })

  test('R47 a piece that never comes leaves the page and its input', async ({ page }) => {
    const home = new HomePage(page)
    await page.route('**/assets/toast-*', (route) => route.abort('connectionrefused'))
    const missed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/toast-'),
    )
    await home.open()
    await home.input.fill('9780441172719')
    await missed
    await page.route('**/api/trpc/**', (route) => route.abort('connectionrefused'))
    await home.generateButton.click()
    await expect(home.generateButton).toBeEnabled()
    await expect(home.input).toHaveValue('9780441172719')

    await page.unroute('**/assets/toast-*')
    await expect(home.toasts).toContainText('There is no connection.')
  })

  test('R47 the input survives a reload', async ({ page }) => {
    const home = new HomePage(page)
    await home.open()
    await home.input.fill('97801431277')
    await page.reload()
    await expect(home.input).toHaveValue('97801431277')
  })
})
