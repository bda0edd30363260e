import { expect, test } from '../../fixtures/app.ts'
import { HomePage } from '../../pages/home.ts'

const addresses = [
  '/',
  '/home',
  '/about',
  '/founder-story',
  '/privacy',
  '/terms',
  '/blog',
  '/demo/universal-book-page',
  '/link-tester',
  '/redirect-test?input=9780441172719',
  '/about?dialog=contact',
  '/account',
  '/account?mode=signin',
  '/nothing/here',
]

test.describe('without the notices', () => {
  test.use({ expectedErrors: /site-notices/ })

  test('a prerendered page whose notices cannot be loaded hydrates without an error', async ({
    page,
  }) => {
    await page.route('**/assets/site-notices-*.js', (route) => route.abort())
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('site-notices'),
    )
    await page.goto('/')
    await refused
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('region', { name: 'Affiliate consent' })).toHaveCount(0)
  })
})

test.describe('an address without a page', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('has the status 404, says so, and makes links all the same', async ({ page }) => {
    const home = new HomePage(page)
    const response = await page.goto('/nothing/here')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This shelf has a gap' })).toBeVisible()
    await home.generate('9780441172719')
    await expect(home.title).toHaveText('Dune')
  })

  test('a page of a link is 404 for a store that does not exist, and 200 for one that does', async ({
    request,
  }) => {
    const statusOf = async (name: string) =>
      (await request.get(`/link-management/5f0c9a1be24d77c0/${name}`)).status()
    expect(await statusOf('nonsense')).toBe(404)
    expect(await statusOf('amazon')).toBe(200)
    expect(await statusOf('booksamillion')).toBe(200)
    expect(await statusOf('kobo')).toBe(200)
  })

  test('a link to no book is told in the type of the site', async ({ page }) => {
    const response = await page.goto('/redirect?isbn=9780143127742')
    expect(response?.status()).toBe(404)
    await expect(
      page.getByRole('heading', { name: 'One digit of this ISBN is wrong' }),
    ).toBeVisible()
    const faces = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].map(
        ({ family, status }) => `${family.replaceAll('"', '')} ${status}`,
      )
    })
    expect(faces).toEqual(['Young Serif loaded', 'Instrument Sans Variable loaded'])
  })

  test('S52 every page keeps to its content policy, whatever is done on it', async ({ page }) => {
    await page.addInitScript(() => {
      const reports: string[] = []
      Object.assign(window, { reports })
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        reports.push(`${violatedDirective} ${blockedURI}`),
      )
    })
    const reports = () => page.evaluate(() => (window as unknown as { reports: string[] }).reports)
    for (const address of addresses) {
      await page.goto(address)
      // Behind a dialog the heading is hidden from screen readers, and can still be seen.
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
      expect(await reports(), address).toEqual([])
    }
    const home = new HomePage(page)
    await home.openResult('9780441172719')
    await home.signInToCopy.click()
    await expect(home.signInDialog).toBeVisible()
    await page.keyboard.press('Escape')
    await home.resetButton.click()
    await home.generate('Mockingbird')
    await expect(home.toasts).toHaveCount(1)
    expect(await reports(), 'after a result, a dialog and a toast').toEqual([])
  })

  test('P5 no page calls another host', async ({ page, app }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
    }
    const home = new HomePage(page)
    await home.openResult('9780441172719')
    await expect(home.result.getByRole('img', { name: 'Cover of Dune' })).toBeVisible()
    expect([...hosts]).toEqual([new URL(app.url).host])
  })
})

for (const address of [...addresses, '/healthz', '/api/trpc/nothing']) {
  test(`S52 ${address} is answered with the headers of a careful site`, async ({ request }) => {
    const headers = (await request.get(address)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['x-powered-by']).toBeUndefined()
  })
}

test('S27 a title that is written as code is shown as it is written', async ({ page }) => {
  const opened: string[] = []
  page.on('dialog', (dialog) => {
    opened.push(dialog.message())
    return dialog.dismiss()
  })
  const home = new HomePage(page)
  await home.openResult('9780306406157')
  await expect(home.title).toHaveText('<img src=x onerror=alert(1)><script>alert(2)</script>')
  await expect(home.result.getByText('"><svg onload=alert(3)>').first()).toBeVisible()
  expect(await page.locator('a[href^="javascript:"], [onerror], [onload]').count()).toBe(0)
  expect(opened).toEqual([])
})

test('S52 the page of a wrong link allows no script at all', async ({ request }) => {
  const response = await request.get('/redirect?isbn=wrong')
  expect(response.status()).toBe(404)
  const policy = response.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
  expect(policy).not.toContain('unsafe')
  expect(response.headers()['x-content-type-options']).toBe('nosniff')
})

test('S6 the links of a page tell the retailer where the reader comes from', async ({ page }) => {
  const home = new HomePage(page)
  await home.openResult('9780441172719')
  const links = await page
    .locator('a[href^="https://"]')
    .evaluateAll((all) =>
      all.map((link) => ({ rel: link.getAttribute('rel') ?? '', to: link.getAttribute('href') })),
    )
  expect(links.length).toBeGreaterThan(23)
  expect(links.filter(({ rel }) => /noreferrer/.test(rel))).toEqual([])
  const amazon = links.filter(({ to }) => to?.startsWith('https://www.amazon.'))
  expect(amazon.filter(({ rel }) => !/sponsored/.test(rel) || !/noopener/.test(rel))).toEqual([])
})

test.describe('A2 who earns', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('A2 stands beside the links, and the note on each row is true', async ({ page }) => {
    const home = new HomePage(page)
    await home.openResult('9780441172719')
    const section = page.getByRole('region', { name: 'Direct Amazon Links' })
    const sentence = section.getByText('As an Amazon Associate I earn from qualifying purchases.')
    await expect(sentence).toBeVisible()
    const said = await sentence.boundingBox()
    const first = await home.directLinks.getByRole('listitem').first().boundingBox()
    expect((first?.y ?? Infinity) - ((said?.y ?? 0) + (said?.height ?? 0))).toBeLessThan(60)
    expect(first?.y).toBeGreaterThan(said?.y ?? 0)

    for (const row of await home.directLinks.getByRole('listitem').all()) {
      const isTagged = (await row.getByRole('link').getAttribute('href'))?.includes('tag=')
      const note = isTagged ? 'With affiliate tag' : 'Without affiliate tag'
      await expect(row.getByText(note, { exact: true })).toBeVisible()
    }
  })

  test('A1 the sentence of the programme stands on the home page', async ({ page }) => {
    await new HomePage(page).open()
    await expect(
      page.getByText('As an Amazon Associate I earn from qualifying purchases.').first(),
    ).toBeVisible()
  })
})
