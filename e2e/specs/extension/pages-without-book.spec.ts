import { connectExtension } from '../../fixtures/connect-extension.ts'
import { expect, test } from '../../fixtures/extension.ts'
import { call } from '../../fixtures/premium.ts'
import { getRetailerPage } from '../../fixtures/retailer-pages/retailer-pages.ts'

const FIELD = 'Enter ISBN, ASIN, or Amazon URL'

const pages = [
  ['a list of results', 'amazon-us-search', 'Which of these books?'],
  ['a search page without numbers', 'rakuten-search', 'This is a search page'],
  ['a cart', 'amazon-us-cart', 'This is a shopping cart'],
  ['a record', 'amazon-de-musik', 'This is music, not a book'],
  ['a lamp', 'amazon-us-lamp', 'This is not a book'],
  ['an ebook without an ISBN', 'kobo-without-isbn', 'No ISBN on this page'],
  ['a film', 'fnac-film', 'This is a movie, not a book'],
  ['a site we do not know', 'news', 'No book found here'],
] as const

// One browser for all of them: its start is most of a story's time.
test('the popup explains each page without a book, and asks for one', async ({
  extension,
  page,
}) => {
  test.setTimeout(120_000 + 4_000 * pages.length)
  for (const [what, name, title] of pages) {
    await page.goto(getRetailerPage(name).url)
    const popup = await extension.press(page)
    await expect.poll(() => popup.heading(), { message: what }).toBe(title)
    expect(await popup.focused(), what).toBe(FIELD)
    await popup.close()
  }
  expect(extension.proxy.sent).toEqual([])
})

test('a page with two books lets the user choose', async ({ extension }) => {
  const popup = await extension.press(await extension.openRetailerPage('thalia-category'))
  await expect.poll(() => popup.heading()).toBe('Which of these books?')
  expect(extension.proxy.sent).toEqual([])
  await popup.click('button', 'Effi Briest 978-3-15-006961-5')
  await expect
    .poll(async () => (await popup.links())[3])
    .toEqual({ store: 'Amazon Germany', url: 'https://www.amazon.de/dp/3150069610' })
})

test('S58 a list page shows its books, asks for covers only in a press, and leads to links for all of them', async ({
  extension,
  context,
}) => {
  const popup = await extension.press(await extension.openRetailerPage('goodreads-shelf'))
  await expect.poll(() => popup.heading()).toBe('Which of these books?')
  expect(await popup.text()).toContain('Frankenstein')
  expect(extension.proxy.sent).toEqual([])
  const keys = ['9780141439518', '9780141439471', '9780141439846']
  await popup.click('button', 'Show titles and covers')
  await expect
    .poll(() => new Set(extension.proxy.sent.map(({ url }) => url)))
    .toEqual(new Set(keys.map((key) => `/covers/${key}`)))
  const opened = context.waitForEvent('page')
  await popup.click('link', 'Create all 3 links (opens in a new tab)')
  const site = await opened
  await site.getByRole('button', { name: 'Create 3 links' }).click()
  await expect(site.getByText('All 3 links created')).toBeVisible()
})

const NEW_PAGES = [
  'storygraph',
  'shopify-variants',
  'shopify-offers',
  'goodreads-kindle',
  'macmillan',
  'thalia-h3',
  'audible-category',
  'amazon-us-review-portal',
  'goodreads-kindle-review',
  'shopify-chosen-option',
  'target-bold-lines',
  'woocommerce',
  'publisher-rdfa',
] as const

test('the popup finds books on pages with unusual markup', async ({ extension, page }) => {
  test.setTimeout(120_000 + 4_000 * NEW_PAGES.length)
  for (const name of NEW_PAGES) {
    const { url, expect: expected } = getRetailerPage(name)
    await page.goto(url)
    const popup = await extension.press(page)
    await expect.poll(() => popup.heading(), { message: name }).toBe(expected.title)
    await popup.close()
  }
})

test('an account saves all books of a list page in the popup', async ({
  extension,
  context,
  app,
  account,
}) => {
  await connectExtension(extension, context.request, app, account)
  const popup = await extension.press(await extension.openRetailerPage('goodreads-shelf'))
  await popup.click('button', 'Save all 3 links')
  await expect.poll(() => popup.text()).toContain('3 of 3 saved')
  expect(await call(context.request, app, 'links.list')).toMatchObject({ count: 3 })
})

test('a number that belongs to something else on the page is only offered', async ({
  extension,
  page,
}) => {
  test.setTimeout(120_000)
  for (const name of ['apple-books-blurb', 'mug-related-microdata', 'ebay-item-specifics']) {
    await page.goto(getRetailerPage(name).url)
    const popup = await extension.press(page)
    await expect.poll(() => popup.heading(), { message: name }).toBe('Did you mean this book?')
    await popup.close()
  }
})

test("the browser's own pages cannot be read", async ({ extension, page }) => {
  await page.goto('chrome://version/')
  const popup = await extension.press(page)
  await expect.poll(() => popup.heading()).toBe('This page cannot be read')
})

test('a typed number creates the links', async ({ extension }) => {
  const popup = await extension.press(await extension.openRetailerPage('amazon-us-search'))
  await expect.poll(() => popup.heading()).toBe('Which of these books?')
  await popup.fill(FIELD, '978-0-14-143958-8')
  await popup.press('Enter', 13)
  await expect.poll(() => popup.text()).toContain('Invalid ISBN/ASIN')
  expect(await popup.text()).toContain(
    'Please enter a valid ISBN-10, ISBN-13, or ASIN. The last digit',
  )

  await popup.fill(FIELD, '978-0-14-143958-7')
  await popup.press('Enter', 13)
  await expect
    .poll(async () => (await popup.links())[1])
    .toEqual({ store: 'Amazon United Kingdom', url: 'https://www.amazon.co.uk/dp/0141439580' })
})

test('the server follows a typed short link', async ({ extension }) => {
  const popup = await extension.press(await extension.openRetailerPage('news'))
  await expect.poll(() => popup.heading()).toBe('No book found here')
  await popup.fill(FIELD, 'https://amzn.to/3xDune')
  await popup.press('Enter', 13)
  await expect
    .poll(async () => (await popup.links())[0]?.url)
    .toBe('https://www.amazon.com/dp/0441172717')
})

test('the popup reopens in its last state', async ({ extension }) => {
  const retailerPage = await extension.openRetailerPage('amazon-us-paperback')
  const first = await extension.press(retailerPage)
  await expect.poll(() => first.heading()).toContain('Pride and Prejudice')
  await first.click('radio', 'Hardcover')
  await expect.poll(() => first.text()).toContain('978-0-14-104034-9')
  await first.close()

  const second = await extension.press(retailerPage)
  await expect.poll(() => second.text()).toContain('978-0-14-104034-9')
})
