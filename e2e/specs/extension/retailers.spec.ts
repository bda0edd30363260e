import type { Page } from '@playwright/test'
import { type Extension, expect, test } from '../../fixtures/extension.ts'
import {
  listRetailerPages,
  type RetailerPage,
} from '../../fixtures/retailer-pages/retailer-pages.ts'

const CORE_STORES = [
  'Amazon United States',
  'Amazon United Kingdom',
  'Amazon Canada',
  'Amazon Germany',
  'Amazon France',
  'Amazon Spain',
  'Amazon Italy',
  'Amazon Japan',
  'Amazon India',
  'Amazon Brazil',
  'Amazon Mexico',
  'Amazon Australia',
]

const CORE_MARKETPLACES = ['us', 'uk', 'ca', 'de', 'fr', 'es', 'it', 'jp', 'in', 'br', 'mx', 'au']

/** Every page is read in the extension's own tests too; here, as many as take half a minute. */
const MAX_RETAILERS = 36

const allPages = listRetailerPages()
const isMobile = ({ url }: RetailerPage) => /\/\/m\.|\/gp\/aw\//.test(url)
const namedByAddress = ({ expect: { evidence } }: RetailerPage) => evidence === 'address'
const books = allPages.filter(({ expect: { kind, title } }) => kind === 'book' && title)

/** The first page of each retailer. */
function onePerRetailer(pages: readonly RetailerPage[]): RetailerPage[] {
  const seen = new Set<string>()
  return pages.filter(({ expect: { retailer } }) => {
    if (!retailer || retailer === 'amazon' || seen.has(retailer)) return false
    return seen.add(retailer)
  })
}

/** What must not change by reading a page. */
async function readPageState(page: Page) {
  return {
    url: page.url(),
    content: await page.content(),
    cookies: await page.context().cookies(),
  }
}

async function pressAndRead(
  extension: Extension,
  page: Page,
  { name, url, expect: book }: RetailerPage,
) {
  await page.goto(url)
  await page.context().addCookies([{ name: 'visitor', value: '1', url }])
  const before = await readPageState(page)
  const popup = await extension.press(page)
  await expect.poll(() => popup.heading(), { message: name, intervals: [20] }).toBe(book.title)
  const text = (await popup.text()).replaceAll('-', '')
  expect.soft(text, name).toContain(book.identifier)
  expect.soft(await readPageState(page), name).toEqual(before)
  await popup.close()
}

/** Many pages in one tab of one browser: most of a story's time is the browser's start. */
function readsAll(what: string, pages: readonly RetailerPage[]): void {
  test(`a press of the button finds the book on ${what}, and changes nothing there`, async ({
    extension,
    page: tab,
  }) => {
    test.setTimeout(120_000 + 3_000 * pages.length)
    for (const page of pages) await pressAndRead(extension, tab, page)
  })
}

const amazonBooks = books.filter(({ expect: { retailer } }) => retailer === 'amazon')
/** Those that must look into the page before those whose address says it all. */
const retailerPages = onePerRetailer(books.filter((page) => !isMobile(page)))
  .sort((one, other) => Number(namedByAddress(one)) - Number(namedByAddress(other)))
  .slice(0, MAX_RETAILERS)

readsAll(
  'pages of the twelve stores of Amazon',
  CORE_MARKETPLACES.flatMap(
    (code) => amazonBooks.find(({ expect: { marketplace } }) => marketplace === code) ?? [],
  ),
)
readsAll(
  'pages of other retailers',
  retailerPages.filter((_, index) => index % 2 === 0),
)
readsAll(
  'pages of more retailers',
  retailerPages.filter((_, index) => index % 2 === 1),
)
readsAll(
  'mobile pages',
  books.filter(isMobile).filter(({ expect: { retailer }, name }) => {
    return retailer !== 'amazon' || ['amazon-us-mobile', 'amazon-jp-mobile'].includes(name)
  }),
)

test("a book's links open its page in each store", async ({ extension }) => {
  const popup = await extension.press(await extension.openRetailerPage('amazon-de-taschenbuch'))
  await expect.poll(() => popup.heading()).toBe('Die Verwandlung')
  expect(await popup.text()).toContain('Amazon.de')
  await expect.poll(async () => (await popup.links()).length).toBe(23)
  const links = await popup.links()
  expect(links.map(({ store }) => store).slice(0, 12)).toEqual(CORE_STORES)
  expect(links.filter(({ url }) => url.includes('tag='))).toEqual([])
  expect(Object.fromEntries(links.map(({ store, url }) => [store, url]))).toMatchObject({
    'Amazon United States': 'https://www.amazon.com/dp/3150099005',
    'Amazon Germany': 'https://www.amazon.de/dp/3150099005',
    'Amazon Japan': 'https://www.amazon.co.jp/dp/3150099005',
    'Amazon Australia': 'https://www.amazon.com.au/dp/3150099005',
  })
})

test('another format of the book has its own links', async ({ extension }) => {
  const popup = await extension.press(await extension.openRetailerPage('amazon-us-paperback'))
  await expect
    .poll(() => popup.formats())
    .toEqual(['Paperback', 'Kindle', 'Audiobook', 'Hardcover'])
  await popup.click('radio', 'Kindle')
  await expect
    .poll(async () => (await popup.links())[3])
    .toEqual({ store: 'Amazon Germany', url: 'https://www.amazon.de/dp/B002RI97KS' })
})

test('a 979 ISBN, which has no page on Amazon, opens a search', async ({ extension }) => {
  const popup = await extension.press(await extension.openRetailerPage('amazon-in-979'))
  await expect.poll(() => popup.heading()).toBe('Gitanjali')
  await popup.click('radio', 'ISBN 979-8-88645-174-0')
  await expect
    .poll(async () => (await popup.links())[8])
    .toEqual({
      store: 'Amazon India',
      url: 'https://www.amazon.in/s?k=9798886451740&i=stripbooks',
    })
  expect(await popup.text()).toContain('Amazon has no direct links')
})

test('the popup explains a Kindle book without an ISBN', async ({ extension }) => {
  const popup = await extension.press(await extension.openRetailerPage('amazon-au-kindle'))
  await expect.poll(() => popup.text()).toContain('Only Amazon uses this ASIN.')
})
