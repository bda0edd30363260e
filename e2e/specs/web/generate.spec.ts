import { expect, test } from '../../fixtures/app.ts'
import { HomePage } from '../../pages/home.ts'

interface Case {
  readonly from: string
  readonly input: string
  readonly title: string
  readonly author: string | null
  readonly identifier: string
  /** Where "Amazon United States" and "Amazon Canada" lead; the service has no tag for Canada. */
  readonly us: string
  readonly ca: string
}

const cases: readonly Case[] = [
  {
    from: 'an ISBN-10',
    input: '0-14-312774-8',
    title: 'The Body Keeps the Score',
    author: 'Bessel van der Kolk',
    identifier: '978-0-14-312774-1',
    us: 'https://www.amazon.com/dp/0143127748?tag=shelf-20',
    ca: 'https://www.amazon.ca/dp/0143127748',
  },
  {
    from: 'an ISBN-13 that begins with 978',
    input: 'ISBN-13: 978-0-06-112008-4',
    title: 'To Kill a Mockingbird',
    author: 'Harper Lee',
    identifier: '978-0-06-112008-4',
    us: 'https://www.amazon.com/dp/0061120081?tag=shelf-20',
    ca: 'https://www.amazon.ca/dp/0061120081',
  },
  {
    from: 'an ISBN-13 that begins with 979 and that no catalog knows',
    input: '9798886451740',
    title: 'Book (ID: 9798886451740)',
    author: null,
    identifier: '979-8-88645-174-0',
    us: 'https://www.amazon.com/s?k=9798886451740&i=stripbooks&tag=shelf-20',
    ca: 'https://www.amazon.ca/s?k=9798886451740&i=stripbooks',
  },
  {
    from: 'an ASIN',
    input: 'B00ICH9SAC',
    title: 'Book (ID: B00ICH9SAC)',
    author: null,
    identifier: 'B00ICH9SAC',
    us: 'https://www.amazon.com/dp/B00ICH9SAC?tag=shelf-20',
    ca: 'https://www.amazon.ca/dp/B00ICH9SAC',
  },
  {
    from: "a long Amazon URL with another affiliate's tag",
    input:
      'https://www.amazon.co.uk/Dune-Frank-Herbert/dp/0441172717/ref=sr_1_1?crid=2M21J&keywords=dune&qid=1763700000&s=books&sprefix=dune%2Cstripbooks%2C99&sr=1-1&tag=somebody-21',
    title: 'Dune',
    author: 'Frank Herbert',
    identifier: '978-0-441-17271-9',
    us: 'https://www.amazon.com/dp/0441172717?tag=shelf-20',
    ca: 'https://www.amazon.ca/dp/0441172717',
  },
  {
    from: 'a short link',
    input: 'https://amzn.to/3xDune',
    title: 'Dune',
    author: 'Frank Herbert',
    identifier: '978-0-441-17271-9',
    us: 'https://www.amazon.com/dp/0441172717?tag=shelf-20',
    ca: 'https://www.amazon.ca/dp/0441172717',
  },
  {
    from: 'a short link of another host, typed without https',
    input: 'a.co/d/7Hobbit',
    title: 'The Hobbit',
    author: 'J.R.R. Tolkien',
    identifier: '978-0-547-92822-7',
    us: 'https://www.amazon.com/dp/054792822X?tag=shelf-20',
    ca: 'https://www.amazon.ca/dp/054792822X',
  },
  {
    from: 'a page of Barnes & Noble',
    input:
      'https://www.barnesandnoble.com/w/pride-and-prejudice-jane-austen/1116614200?ean=9780141439518',
    title: 'Pride and Prejudice',
    author: 'Jane Austen',
    identifier: '978-0-14-143951-8',
    us: 'https://www.amazon.com/dp/0141439513?tag=shelf-20',
    ca: 'https://www.amazon.ca/dp/0141439513',
  },
]

for (const { from, input, title, author, identifier, us, ca } of cases) {
  test(`makes the links of a book from ${from}`, async ({ page }) => {
    const home = new HomePage(page)
    await home.openResult(input)

    await expect(home.title).toHaveText(title)
    if (author) await expect(home.result.getByText(author).last()).toBeVisible()
    await expect(home.result.getByText('ISBN/ASIN')).toBeVisible()
    await expect(home.result.getByText(identifier, { exact: true })).toBeVisible()

    await expect(home.directLinks.getByRole('listitem')).toHaveCount(12)
    const american = home.directLink('Amazon United States')
    await expect(american.getByRole('link')).toHaveAttribute('href', us)
    await expect(american.getByText('With affiliate tag')).toBeVisible()
    const canadian = home.directLink('Amazon Canada')
    await expect(canadian.getByRole('link')).toHaveAttribute('href', ca)
    await expect(canadian.getByText('Without affiliate tag')).toBeVisible()
  })
}

test('says Processing... while the links are made, and takes no second press', async ({ page }) => {
  const home = new HomePage(page)
  let calls = 0
  let respond: () => void = () => {}
  const asked = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route('**/api/trpc/links.generate*', async (route) => {
    calls += 1
    await asked
    await route.continue()
  })
  await home.open()
  await home.generate('9780441172719')
  const busy = page.getByRole('button', { name: 'Processing...' })
  await expect(busy).toBeVisible()
  await busy.click({ force: true })
  await home.input.press('Enter')
  respond()
  await expect(home.title).toHaveText('Dune')
  expect(calls).toBe(1)
})

test('shows the links before the catalog has answered', async ({ page }) => {
  const home = new HomePage(page)
  await page.route('**/api/trpc/books.lookup*', () => {
    // Never answered: the title and the cover stay what they are.
  })
  await home.openResult('9780062316097')
  await expect(home.title).toHaveText('Book (ID: 9780062316097)')
  await expect(home.directLinks.getByRole('listitem')).toHaveCount(12)
})

test('shows other stores and other booksellers of the book', async ({ page }) => {
  const home = new HomePage(page)
  await home.openResult('9780441172719')
  await page.getByText('More Amazon stores').click()
  await expect(page.getByRole('link', { name: 'Amazon Netherlands' })).toHaveAttribute(
    'href',
    'https://www.amazon.nl/dp/0441172717',
  )
  await page.getByText('Other stores').click()
  await expect(page.getByRole('link', { name: 'Bookshop.org' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/bookshop\.org\/.*9780441172719/,
  )
})

test('resets to the empty input', async ({ page }) => {
  const home = new HomePage(page)
  await home.openResult('9780441172719')
  await home.resetButton.click()
  await expect(home.input).toHaveValue('')
  await expect(home.input).toBeFocused()
  await expect(home.result).toHaveCount(0)
})

test('makes the example book with one click', async ({ page }) => {
  const home = new HomePage(page)
  await home.open()
  await page.getByRole('button', { name: 'Try it with Pride and Prejudice' }).click()
  await expect(home.title).toHaveText('Pride and Prejudice')
})

test('what is typed before the code of the page has come makes the links', async ({ page }) => {
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    addEventListener('everyshelf-live', () =>
      document.documentElement.setAttribute('data-live', ''),
    )
  })
  await page.goto('/', { waitUntil: 'commit' })
  const home = new HomePage(page)
  await home.input.fill('9780441172719')
  await expect(page.locator('html[data-live]')).toHaveCount(0)
  code.resolve()
  await expect(page.locator('html[data-live]')).toHaveCount(1)
  await expect(home.input).toHaveValue('9780441172719')
  await home.generateButton.click()
  await expect(home.directLink('Amazon Germany')).toBeVisible()
})

test('a press before the code of the page has loaded still creates the links', async ({ page }) => {
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const home = new HomePage(page)
  await home.generate('9780441172719')
  await page.waitForURL(/\?book=9780441172719$/, { waitUntil: 'commit' })
  code.resolve()
  await expect(home.directLink('Amazon Germany')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
