import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { connectOutside, minuteOfHit } from '../../../server/src/testing/outside-connection.ts'
import { test as base, expect } from '../../fixtures/app.ts'
import { DUNE } from '../../fixtures/owned-link.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'
import { waitForHits } from '../../fixtures/wait-for-hits.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

const countries = ['DE', 'DE', 'DE', 'GB', 'GB', 'FR', 'JP', 'IN', 'BR', 'AU', 'SG']

const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'WhatsApp/2.25.10 A',
  'curl/8.9.1',
]

interface SavedLink {
  readonly id: string
  readonly slug: string
}

interface HitSource {
  readonly country: string
  readonly agent: string
  /** The last number of the reader's IP address. */
  readonly reader: number
}

/** A link of the signed-in user with hits by readers in 8 countries and by 3 bots. */
const test = base.extend<{ link: SavedLink }>({
  link: async ({ app, account, context, playwright }, use) => {
    await grantPremium(app, account)
    const link = await call<SavedLink>(context.request, app, 'links.save', { isbn: DUNE })
    const readers = await playwright.request.newContext({ baseURL: app.url })
    const sources = [
      ...countries.map((country) => ({ country, agent: PHONE })),
      ...bots.map((agent) => ({ country: 'US', agent })),
    ]
    for (const [reader, source] of sources.entries()) {
      await openLink(readers, link, { ...source, reader })
    }
    await readers.dispose()
    await waitForHits(app.url)
    await use(link)
  },
})

async function openLink(request: APIRequestContext, { slug }: SavedLink, source: HitSource) {
  const { country, agent, reader } = source
  const response = await request.get(`/go/${slug}`, {
    maxRedirects: 0,
    headers: {
      'x-forwarded-for': `198.51.100.${reader + 1}`,
      'x-reader-country': country,
      'user-agent': agent,
      'accept-language': 'en',
    },
  })
  expect(response.status()).toBe(302)
}

const metric = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Totals' }).locator('div', { hasText: name }).locator('dd')

/** Wholly on the first screen, and on a phone not behind the bar at its bottom. */
async function expectAboveBottomBar(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 })
  const isCovered = await element.evaluate((chart) => {
    const { left, width, bottom } = chart.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, bottom - 1) !== chart
  })
  expect(isCovered).toBe(false)
}

async function openAnalytics(page: Page, search = ''): Promise<void> {
  await page.goto(`/analytics${search}`)
  await expect(page.getByRole('heading', { name: 'Countries' })).toBeVisible()
}

test('R12 S9 an owner sees clicks by country and the excluded hits', async ({ page, link }) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: '11 clicks', exact: true }).click()
  await expect(metric(page, 'Hits')).toContainText('14')
  await expect(metric(page, 'Clicks')).toContainText('11')
  await expect(metric(page, 'Unique readers')).toContainText('11')
  const list = page.getByRole('list', { name: 'Clicks by country' }).getByRole('listitem')
  await expect(list).toHaveCount(8)
  await expect(list.nth(0)).toContainText('Germany')
  await expect(list.nth(0)).toContainText('3')
  await expect(list.nth(1)).toContainText('United Kingdom')
  await expect(page.getByRole('img', { name: 'World map: clicks from 8 countries' })).toBeVisible()
  const excluded = page.getByRole('region', { name: 'Excluded hits by reason' })
  for (const reason of ['Search engines', 'Link previews', 'Scripts']) {
    await expect(excluded.getByText(reason, { exact: true })).toBeVisible()
  }
  expect(link.slug).not.toBe('')
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    // The offer of another time zone takes a line of its own.
    test.use({ viewport, timezoneId: 'Europe/Berlin' })

    test('the clicks and the day chart of one link are on the first screen', async ({
      page,
      link,
    }) => {
      await openAnalytics(page, `?link=${link.id}`)
      await expect(metric(page, 'Clicks')).toBeInViewport({ ratio: 1 })
      await expectAboveBottomBar(page.getByRole('slider', { name: 'Day' }))
      await expect(page.getByRole('heading', { name: 'Books' })).toHaveCount(0)
    })

    test('clicks, filters and the day chart are on the first screen', async ({ page, link }) => {
      expect(link.slug).not.toBe('')
      await openAnalytics(page, '?country=DE')
      await expect(metric(page, 'Clicks')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Remove filter: Germany' })).toBeInViewport({
        ratio: 1,
      })
      await expectAboveBottomBar(page.getByRole('slider', { name: 'Day' }))
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('sections open on a tap, and the page has at most six screens', async ({ page, link }) => {
    await openAnalytics(page, `?link=${link.id}`)
    const browsers = page.getByRole('list', { name: 'Clicks by browser' })
    await expect(browsers).toBeHidden()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(6 * 844)
    await page.getByRole('heading', { name: 'Browsers' }).click()
    await expect(browsers).toBeVisible()
  })
})

test('the filters are in the URL and apply to the CSV file', async ({ page, link, context }) => {
  await openAnalytics(page, `?link=${link.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dune' })).toBeVisible()
  await page.getByRole('button', { name: 'Show only Germany', exact: true }).click()
  await expect(page).toHaveURL(`/analytics?link=${link.id}&country=DE`)
  await expect(metric(page, 'Clicks')).toContainText('3')
  await expect(metric(page, 'Unique readers')).toContainText('Not available with these filters')
  expect(await countRows(page, context.request)).toBe(3)
  await page.goBack()
  await expect(metric(page, 'Hits')).toContainText('14')
  expect(await countRows(page, context.request)).toBe(14)
})

test('R12 the CSV file has every hit as the database has it', async ({ app, page, link }) => {
  const response = await page.request.get(
    `${app.url}/analytics/clicks.csv?from=2026-01-01&to=2027-12-31&link=${link.id}`,
  )
  const [, ...rows] = (await response.text()).trimEnd().split('\r\n')
  const outside = connectOutside({ kind: 'sqlite', file: join(app.dataDir, 'everyshelf.db') })
  const { identifier, ownerId } = await outside.db
    .selectFrom('saved_link')
    .select(['identifier', 'ownerId'])
    .where('id', '=', link.id)
    .executeTakeFirstOrThrow()
  const stored = (await outside.listHits()).filter(
    (hit) => hit.identifier === identifier && hit.ownerId === ownerId,
  )
  await outside.close()
  const exported = rows.map((row) => {
    const [at, , , isbn, country, seller, device, , , , , , reason] = row.split(',')
    return { at, isbn, country, seller, device, reason }
  })
  expect(exported).toEqual(
    stored.map((hit) => ({
      at: minuteOfHit(hit),
      isbn: hit.identifier,
      country: hit.country ?? '',
      seller: `${hit.retailer}-${hit.marketplace}`,
      device: hit.device,
      reason: hit.excludedBecause ?? '',
    })),
  )
  expect(rows).toHaveLength(14)
})

/** The number of hits in the CSV file. */
async function countRows(page: Page, request: APIRequestContext): Promise<number> {
  const link = page.getByRole('link', { name: 'Download CSV' })
  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('text/csv; charset=utf-8')
  return (await response.text()).trimEnd().split('\r\n').length - 1
}

test('a new click appears live, and arrow keys select days', async ({
  page,
  link,
  playwright,
  app,
}) => {
  await openAnalytics(page)
  await expect(metric(page, 'Hits')).toContainText('14')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const reader = await playwright.request.newContext({ baseURL: app.url })
  await openLink(reader, link, { country: 'NZ', agent: PHONE, reader: 99 })
  await reader.dispose()
  const last = page.getByRole('region', { name: 'Recent hits' }).getByRole('listitem').first()
  await expect(last).toContainText('New Zealand')
  await expect(last).toContainText('Amazon Australia')
  await expect(metric(page, 'Hits')).toContainText('15')
  const slider = page.getByRole('slider', { name: 'Day' })
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /: 12 clicks, 15 hits, 12 readers; 0 clicks in the previous period$/,
  )
  await slider.press('ArrowLeft')
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /: 0 clicks, 0 hits, 0 readers; 0 clicks in the previous period$/,
  )
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('R12 the totals are shown in the time zone of the browser', async ({ page, link }) => {
    await openAnalytics(page, `?link=${link.id}`)
    await page.getByRole('button', { name: 'Use Asia/Tokyo' }).click()
    await expect(page.getByText('All times are in Asia/Tokyo.')).toBeVisible()
    await expect(metric(page, 'Hits')).toContainText('14')
    await expect(metric(page, 'Clicks')).toContainText('11')
  })
})

base('without Premium, the page shows the totals of 30 days', async ({ page, account }) => {
  expect(account.firstName).toBe('Ada')
  await page.goto('/analytics')
  await expect(page.getByText('All your links, last 30 days')).toBeVisible()
  await page.getByRole('link', { name: 'See Premium' }).click()
  await expect(page).toHaveURL('/pricing')
})
