import { expect, test } from '../../fixtures/extension.ts'
import { getRetailerPage } from '../../fixtures/retailer-pages/retailer-pages.ts'

const coreMarketplaces = [
  ['Amazon.com', 'amazon-us-paperback'],
  ['Amazon.co.uk', 'amazon-uk-kindle'],
  ['Amazon.ca', 'amazon-ca-hardcover'],
  ['Amazon.de', 'amazon-de-taschenbuch'],
  ['Amazon.fr', 'amazon-fr-poche'],
  ['Amazon.es', 'amazon-es-tapa-blanda'],
  ['Amazon.it', 'amazon-it-copertina-flessibile'],
  ['Amazon.co.jp', 'amazon-jp-bunko'],
  ['Amazon.in', 'amazon-in-979'],
  ['Amazon.com.br', 'amazon-br-capa-comum'],
  ['Amazon.com.mx', 'amazon-mx-pasta-blanda'],
  ['Amazon.com.au', 'amazon-au-kindle'],
] as const

const otherShops = [
  ['Barnes & Noble', 'barnes-and-noble'],
  ['Bookshop.org', 'bookshop-org'],
  ['Waterstones', 'waterstones'],
  ['Thalia', 'thalia'],
  ['Rakuten Kobo', 'kobo'],
  ['Fnac', 'fnac'],
] as const

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

test.describe('a press of the button', () => {
  for (const [shop, name] of [...coreMarketplaces, ...otherShops]) {
    test(`finds the book on a page of ${shop}`, async ({ extension }) => {
      const { identifier = '', title } = getRetailerPage(name).expect
      const popup = await extension.press(await extension.openShop(name))

      await expect.poll(() => popup.heading()).toBe(title)
      const text = await popup.text()
      expect(text).toContain(shop)
      expect(text.replaceAll('-', '')).toContain(identifier)

      const links = await popup.links()
      expect(links.map(({ store }) => store).slice(0, 12)).toEqual(CORE_STORES)
      expect(links).toHaveLength(23)
      expect(links.filter(({ url }) => url.includes('tag='))).toEqual([])
    })
  }
})

test('the links of a book lead to its page in each store', async ({ extension }) => {
  const popup = await extension.press(await extension.openShop('amazon-de-taschenbuch'))
  await expect.poll(() => popup.heading()).toBe('Die Verwandlung')
  const urls = Object.fromEntries((await popup.links()).map(({ store, url }) => [store, url]))
  expect(urls).toMatchObject({
    'Amazon United States': 'https://www.amazon.com/dp/3150099005',
    'Amazon Germany': 'https://www.amazon.de/dp/3150099005',
    'Amazon Japan': 'https://www.amazon.co.jp/dp/3150099005',
    'Amazon Australia': 'https://www.amazon.com.au/dp/3150099005',
  })
})

test('another form of the book has links of its own', async ({ extension }) => {
  const popup = await extension.press(await extension.openShop('amazon-us-paperback'))
  await expect
    .poll(() => popup.formats())
    .toEqual(['Paperback', 'Kindle', 'Audiobook', 'Hardcover'])
  await popup.click('radio', 'Kindle')
  await expect
    .poll(async () => (await popup.links())[3])
    .toEqual({ store: 'Amazon Germany', url: 'https://www.amazon.de/dp/B002RI97KS' })
})

test('a 979 ISBN, which has no page at Amazon, leads to its search', async ({ extension }) => {
  const popup = await extension.press(await extension.openShop('amazon-in-979'))
  await expect.poll(() => popup.heading()).toBe('Gitanjali')
  await popup.click('radio', 'ISBN 979-8-88645-174-0')
  await expect
    .poll(async () => (await popup.links())[8])
    .toEqual({
      store: 'Amazon India',
      url: 'https://www.amazon.in/s?k=9798886451740&i=stripbooks',
    })
  expect(await popup.text()).toContain('have no page address at Amazon')
})

test('a Kindle book without an ISBN says what that means', async ({ extension }) => {
  const popup = await extension.press(await extension.openShop('amazon-au-kindle'))
  await expect.poll(() => popup.text()).toContain('Only Amazon knows this number.')
})
