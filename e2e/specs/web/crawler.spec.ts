import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'

interface CrawledPage {
  readonly path: string
  readonly status: number
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly image: string
  readonly words: number
  readonly heading: string
  readonly links: readonly string[]
  readonly ids: readonly string[]
  readonly data: readonly Record<string, unknown>[]
  readonly isNoindex: boolean
}

/** Pages that links lead to but search engines must not index. */
const NOINDEX_PAGES = ['/account', '/redirect-test', '/link-tester', '/report']
/** Files, and pages of an account, which have no content without one. */
const NOT_CRAWLED = /\.(?:xml|json)$|^\/(?:profile|dashboard)\//
/** Paths that redirect to another page. */
const REDIRECTS = ['/privacy-policy', '/terms-of-service']

/** What a crawler sees of a page: the response before any script runs. */
async function readPage(
  request: APIRequestContext,
  page: Page,
  path: string,
): Promise<CrawledPage> {
  const response = await request.get(path)
  const read = await page.evaluate(
    (html) => {
      const seen = new DOMParser().parseFromString(html, 'text/html')
      const get = (selector: string, name: string) =>
        seen.querySelector(selector)?.getAttribute(name) ?? ''
      return {
        title: seen.title,
        description: get('meta[name=description]', 'content'),
        canonical: get('link[rel=canonical]', 'href'),
        image: get('meta[property="og:image"]', 'content'),
        words: (seen.querySelector('main')?.textContent ?? '').split(/\s+/).length,
        heading: seen.querySelector('h1')?.textContent ?? '',
        links: [...seen.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
        ids: [...seen.querySelectorAll('[id]')].map(({ id }) => id),
        data: [...seen.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
          JSON.parse(script.textContent ?? ''),
        ),
        isNoindex: get('meta[name=robots]', 'content') === 'noindex',
      }
    },
    await response.text(),
  )
  return { path, status: response.status(), ...read }
}

async function parseXml(page: Page, text: string): Promise<Record<string, string[]>> {
  return await page.evaluate((xml) => {
    const seen = new DOMParser().parseFromString(xml, 'application/xml')
    if (seen.querySelector('parsererror')) throw new Error('not well formed')
    const textsOf = (name: string) =>
      [...seen.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '')
    return { loc: textsOf('loc'), link: textsOf('link'), pubDate: textsOf('pubDate') }
  }, text)
}

/** Every page that is reachable by links from the home page. */
async function crawl(
  request: APIRequestContext,
  page: Page,
  origin: string,
): Promise<Map<string, CrawledPage>> {
  const read = new Map<string, CrawledPage>()
  const waiting = ['/']
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (read.has(path)) continue
    const seen = await readPage(request, page, path)
    read.set(path, seen)
    for (const href of seen.links) {
      if (href.startsWith('#')) expect(seen.ids, path).toContain(href.slice(1))
      const { origin: host, pathname } = new URL(href, origin + path)
      if (host === origin && !NOT_CRAWLED.test(pathname)) waiting.push(pathname)
    }
  }
  return read
}

/** Checks the structured data of an article. */
function expectArticle({ path, heading, data }: CrawledPage, origin: string): void {
  expect(data[0]).toMatchObject({
    '@type': 'Article',
    headline: heading,
    url: origin + path,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    image: expect.stringMatching(/\.png$/),
    author: { '@type': 'Organization', name: 'Everyshelf', url: `${origin}/` },
    publisher: { '@type': 'Organization', logo: expect.stringContaining(origin) },
  })
  for (const { '@type': type, mainEntity } of data.slice(1)) {
    expect(type).toBe('FAQPage')
    expect(mainEntity).toEqual(
      expect.arrayContaining([
        {
          '@type': 'Question',
          name: expect.stringMatching(/\?$/),
          acceptedAnswer: { '@type': 'Answer', text: expect.any(String) },
        },
      ]),
    )
  }
}

test('a crawler reaches every public page by links and finds a description for each', async ({
  app,
  page,
  request,
}) => {
  const read = await crawl(request, page, app.url)
  const pages = [...read.values()]
  expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([])

  const sitemap = await parseXml(page, await (await request.get('/sitemap.xml')).text())
  // Other stories on this server may have published pages of authors and series.
  const ofSite = sitemap.loc?.filter((address) => !/\/(?:by|series)\//.test(address))
  const indexed = pages.filter(({ isNoindex }) => !isNoindex)
  expect(indexed.map(({ path }) => app.url + path).toSorted()).toEqual(ofSite?.toSorted())
  const excluded = pages.filter(({ isNoindex }) => isNoindex).map(({ path }) => path)
  expect(excluded.toSorted()).toEqual([...NOINDEX_PAGES, ...REDIRECTS].toSorted())

  for (const key of ['title', 'description', 'canonical', 'image'] as const) {
    expect(new Set(indexed.map((one) => one[key])).size, key).toBe(indexed.length)
  }
  for (const { path, canonical, description, image, words, heading, data } of indexed) {
    expect(canonical, path).toBe(app.url + path)
    expect(description.length, path).toBeGreaterThan(70)
    expect(description.length, path).toBeLessThanOrEqual(160)
    expect(words, path).toBeGreaterThan(60)
    expect(heading, path).not.toBe('')
    const picture = await request.get(image)
    expect(picture.headers()['content-type'], image).toBe('image/png')
    for (const one of data) expect(one['@context'], path).toBe('https://schema.org')
  }

  const articles = indexed.filter(({ path }) => path.startsWith('/blog/'))
  expect(articles).toHaveLength(11)
  for (const article of articles) expectArticle(article, app.url)
  const home = read.get('/')?.data.map((one) => one['@type'])
  expect(home).toEqual(['Organization', 'WebSite'])

  const feed = await parseXml(page, await (await request.get('/blog/feed.xml')).text())
  const listed = articles.map(({ path }) => app.url + path)
  expect(feed.link?.slice(1).toSorted()).toEqual(listed.toSorted())
  for (const day of feed.pubDate ?? []) expect(Number.isNaN(Date.parse(day)), day).toBe(false)
  expect(await (await request.get('/robots.txt')).text()).toContain(`${app.url}/sitemap.xml`)
})

test('a prerendered page keeps its text and title when it hydrates', async ({ page, request }) => {
  for (const path of ['/', '/pricing', '/about', '/privacy', '/blog', '/status']) {
    const prerendered = await readPage(request, page, path)
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    const first = await heading.elementHandle()
    await expect(page.getByRole('region', { name: 'Affiliate consent' })).toBeVisible()
    await expect(page).toHaveTitle(prerendered.title)
    await expect(heading).toHaveText(prerendered.heading)
    // Hydrated, not rendered again.
    expect(await first?.evaluate((element) => element.isConnected), path).toBe(true)
  }
})

test('an article works without the app, which loads when a button is used', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/blog/global-book-links')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Global book links/)
  await page.waitForLoadState('networkidle')
  expect(scripts.map((path) => path.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
    '/assets/theme-boot',
    '/assets/article-loader',
  ])
  await page.evaluate(() => window.scrollTo(0, 1500))
  const before = await page.evaluate(() => window.scrollY)
  await page.getByRole('radio', { name: 'Dark' }).click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact Us' }).click()
  await expect(page.getByRole('dialog', { name: 'Contact Us' })).toBeVisible()
})
