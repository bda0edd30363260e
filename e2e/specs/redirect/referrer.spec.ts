import { chromium } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { startFakeWeb } from '../../fixtures/fake-web.ts'

test('S6 the retailer sees which site a reader came from', async ({ app, launchOptions }) => {
  const web = await startFakeWeb({
    'blog.example/review': `<a href="${app.url}/redirect?isbn=9780143127741&country=de">Buy</a>`,
  })
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...web.browserArguments],
  })
  const page = await browser.newPage({ ignoreHTTPSErrors: true })

  await page.goto('http://blog.example/review')
  await page.getByRole('link', { name: 'Buy' }).click()
  await page.waitForURL('https://www.amazon.de/dp/0143127748?tag=shelfde-21')

  expect(web.visits.at(-1)).toEqual({
    address: 'www.amazon.de/dp/0143127748?tag=shelfde-21',
    referer: 'http://blog.example/',
  })
  await browser.close()
  await web.close()
})
