import { type Browser, chromium } from '@playwright/test'
import { expect, test as stories } from '../../fixtures/app.ts'
import { type FakeWeb, startFakeWeb } from '../../fixtures/fake-web.ts'
import { HomePage } from '../../pages/home.ts'

/** A browser that resolves every other host to the test server, under its real name. */
const test = stories.extend<{ web: FakeWeb; openWeb: Browser }>({
  web: async ({ app }, use) => {
    const web = await startFakeWeb({
      'blog.example/review': `<a href="${app.url}/redirect?isbn=9780143127741&country=de">Buy</a>`,
      'blog.example/greedy': `<img src="${app.url}/redirect?isbn=9780143127741&country=de" alt="">
<a href="${app.url}/redirect?isbn=9780143127741&country=de.">Buy</a>`,
    })
    await use(web)
    await web.close()
  },
  openWeb: async ({ web, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), ...web.browserArguments]
    const browser = await chromium.launch({ ...launchOptions, args })
    await use(browser)
    await browser.close()
  },
})

test('S6 a redirect tells the retailer which site a reader came from', async ({ web, openWeb }) => {
  const page = await openWeb.newPage({ ignoreHTTPSErrors: true })
  await page.goto('http://blog.example/review')
  await page.getByRole('link', { name: 'Buy' }).click()
  await page.waitForURL('https://www.amazon.de/dp/0143127748?tag=shelfde-21')
  expect(web.requests).toContainEqual({
    address: 'www.amazon.de/dp/0143127748?tag=shelfde-21',
    referer: 'http://blog.example/',
  })
})

test('S6 a direct link tells the retailer that the reader came from us', async ({
  app,
  web,
  openWeb,
}) => {
  const page = await openWeb.newPage({ ignoreHTTPSErrors: true, baseURL: app.url })
  const home = new HomePage(page)
  await home.openResult('9780143127741')
  const store = page.waitForEvent('popup')
  await home.directLink('Amazon Japan').getByRole('link').click()
  await (await store).waitForURL('https://www.amazon.co.jp/dp/0143127748?tag=shelfjp-22')
  expect(web.requests).toContainEqual({
    address: 'www.amazon.co.jp/dp/0143127748?tag=shelfjp-22',
    referer: `${app.url}/`,
  })
})

test('S9 a page that loads a link as an image reaches the retailer without a tag, its reader with one', async ({
  web,
  openWeb,
}) => {
  const page = await openWeb.newPage({ ignoreHTTPSErrors: true })
  await page.goto('http://blog.example/greedy')
  const addresses = () => web.requests.map(({ address }) => address)
  await expect.poll(addresses).toContain('www.amazon.de/dp/0143127748')
  await page.getByRole('link', { name: 'Buy' }).click()
  await page.waitForURL('https://www.amazon.de/dp/0143127748?tag=shelfde-21')
  expect(addresses().filter((address) => address.includes('tag='))).toEqual([
    'www.amazon.de/dp/0143127748?tag=shelfde-21',
  ])
})
