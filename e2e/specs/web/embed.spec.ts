import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { findAccessibilityViolations } from '../../fixtures/axe.ts'
import { checkLayoutAtWidth } from '../../fixtures/layout-checks.ts'
import { DUNE } from '../../fixtures/owned-link.ts'
import { call } from '../../fixtures/premium.ts'

/** The author's own website, on an origin of its own. */
async function startWebsite(embed: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Ada’s books</title><h1>Ada’s books</h1>${embed}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    // Not `localhost`, so that it is another site for the browser.
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const sizes = { small: [420, 188], medium: [520, 248], large: [340, 520] } as const

/** The sizes and languages in which a card is longer than its frame. */
async function findTooLong(page: Page, slug: string): Promise<string[]> {
  const found: string[] = []
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height })
    for (const language of ['en', 'de', 'fr', 'pl', 'hi', 'ja']) {
      await page.goto(`/embed/${slug}?size=${size}&lang=${language}`)
      const fits = await page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement
        return scrollHeight <= clientHeight
      })
      if (!fits) found.push(`${size} in ${language}`)
    }
  }
  return found
}

test.use({ reader: { country: 'US' } })

test('an author puts a card on a website, and a reader there comes to their store', async ({
  page,
  context,
  app,
  account: _account,
  browser,
}) => {
  const link = await call<{ id: string; slug: string }>(context.request, app, 'links.save', {
    isbn: DUNE,
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/links/${link.id}`)
  await page.locator('summary', { hasText: 'More' }).click()
  const section = page.getByRole('region', { name: 'Add this book to your website' })
  await section.getByLabel('Format').selectOption('small')
  const preview = section.frameLocator('iframe')
  await expect(preview.getByRole('heading', { name: 'Dune' })).toBeVisible()
  await expect(preview.locator('body.small')).toBeVisible()
  const copy = async (name: string) => {
    await section.getByRole('button', { name: `Copy: ${name}` }).press('Enter')
    await expect(page.getByText('Text copied to clipboard').first()).toBeVisible()
    return await page.evaluate(() => navigator.clipboard.readText())
  }
  const card = await copy('HTML card')
  const oembed = await context.request.get(await copy('oEmbed address'))
  expect(((await oembed.json()) as { html: string }).html).toContain(`/embed/${link.slug}?`)

  await section.getByLabel('Format').selectOption('button')
  await expect(section.getByRole('link', { name: 'Get it on Amazon' })).toBeVisible()
  const button = await copy('HTML button')
  expect(await checkLayoutAtWidth(page, 390)).toEqual([])
  expect(await findAccessibilityViolations(page)).toEqual([])

  const website = await startWebsite(`${card}<p>${button}</p>`)
  const visitor = await browser.newContext({
    locale: 'de-DE',
    extraHTTPHeaders: { 'x-reader-country': 'DE', 'x-forwarded-for': '2001:db8:e:b::1' },
  })
  const opened: string[] = []
  await visitor.route(`${app.url}/go/**`, async (route) => {
    const result = await route.fetch({ maxRedirects: 0 })
    opened.push(result.headers().location ?? '')
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Store</title>' })
  })
  const site = await visitor.newPage()
  await site.goto(website.url)
  const frame = site.frameLocator('iframe')
  const [store] = await Promise.all([
    visitor.waitForEvent('page'),
    frame.getByRole('link', { name: /^Bei Amazon\.de kaufen \(bezahlter Link\)$/ }).click(),
  ])
  await expect(store).toHaveTitle('Store')
  await site.bringToFront()
  await site.getByRole('link', { name: 'Get it on Amazon' }).click()
  await expect.poll(() => opened.length).toBe(2)
  for (const location of opened) {
    expect(location).toMatch(/^https:\/\/www\.amazon\.de\/dp\/0441172717\?tag=/)
  }
  // Any other page of this server stays out of frames.
  const refused = await startWebsite(`<iframe src="${app.url}/links/${link.id}"></iframe>`)
  await site.goto(refused.url)
  await expect(site.frameLocator('iframe').getByRole('heading')).toHaveCount(0)
  await Promise.all([visitor.close(), website.close(), refused.close()])

  for (const theme of ['light', 'dark']) {
    await page.goto(`/embed/${link.slug}?theme=${theme}`)
    expect(await findAccessibilityViolations(page), theme).toEqual([])
  }
  expect(await findTooLong(page, link.slug)).toEqual([])
  await page.goto(`/embed/${link.slug}?size=small`)
  expect(await checkLayoutAtWidth(page, 280)).toEqual([])
})
