import { expect, test } from '../../fixtures/app.ts'
import { DUNE } from '../../fixtures/owned-link.ts'
import { call } from '../../fixtures/premium.ts'
import { HomePage } from '../../pages/home.ts'
import { Site } from '../../pages/site.ts'

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
  '/tools/epub-check',
  '/developers',
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

test.describe('the first HTML of a signed-in page', () => {
  const pages = [
    ['/dashboard', 'Links', 'Links'],
    ['/analytics', 'Analytics', 'Analytics'],
    ['/profile', 'Account', 'My Account'],
    ['/profile/tags', 'Programs', 'Programs'],
    ['/profile/referrals', 'Referrals', 'Referrals'],
    ['/profile/security', 'Account', 'Security'],
    ['/profile/billing', 'Account', 'Billing'],
    ['/profile/devices', 'Account', 'Devices'],
    ['/profile/api-keys', 'Account', 'API keys'],
    ['/profile/webhooks', 'Account', 'Webhooks'],
    ['/profile/data', 'Account', 'Your data'],
    ['/links/5f0c9a1be24d77c0a3b61e90', 'Links', 'Your link'],
    ['/link-management/5f0c9a1be24d77c0a3b61e90', 'Links', 'Your link'],
    ['/link-management/5f0c9a1be24d77c0a3b61e90/amazon', 'Links', 'Your link'],
    ['/universal-links/5f0c9a1be24d77c0a3b61e90', 'Links', 'Your link'],
  ] as const

  test('has the frame and the heading, and hydrates without a violation', async ({
    page,
    account,
  }) => {
    // It loads fifteen pages.
    test.slow()
    expect(account.email).toBeTruthy()
    // The browser remembers the sign-in once it has seen the session.
    await new Site(page).open('/about')
    await page.getByRole('link', { name: 'My Account' }).waitFor()
    await page.addInitScript(() => {
      const reports: string[] = []
      Object.assign(window, { reports })
      document.addEventListener('securitypolicyviolation', (event) =>
        reports.push(event.violatedDirective),
      )
    })
    for (const [path, entry, heading] of pages) {
      const blocked = '**/assets/index-*.js'
      await page.route(blocked, (route) => route.abort())
      await page.goto(path)
      const site = new Site(page)
      await expect(site.workspace.locator('[aria-current]'), path).toHaveText(entry)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
      await page.unroute(blocked)
      await page.goto(path)
      await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0)
      await expect(site.workspace).toBeVisible()
      expect(
        await page.evaluate(() => (window as unknown as { reports: string[] }).reports),
        path,
      ).toEqual([])
    }
  })

  test('of all clicks is not used for the clicks of one link', async ({ page, app, account }) => {
    expect(account.email).toBeTruthy()
    const { id } = await call<{ id: string }>(page.request, app, 'links.save', { isbn: DUNE })
    await new Site(page).open('/about')
    await page.getByRole('link', { name: 'My Account' }).waitFor()
    await page.goto(`/analytics?link=${id}`)
    // The story fails if React reports that the first HTML is another page's.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dune')
  })

  test('stays hidden from visitors who were not signed in', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort())
    await page.goto('/dashboard')
    await expect(new Site(page).workspace).toBeHidden()
  })

  test.use({ expectedErrors: /ERR_FAILED|status of 404/ })
})

test.describe('a path without a page', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('returns 404, says so, and still creates links', async ({ page }) => {
    const home = new HomePage(page)
    const response = await page.goto('/nothing/here')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await home.generate('9780441172719')
    await expect(home.title).toHaveText('Dune')
  })

  test('a link’s store page returns 404 for an unknown store and 200 for a known one', async ({
    request,
  }) => {
    const statusOf = async (name: string) =>
      (await request.get(`/link-management/5f0c9a1be24d77c0/${name}`)).status()
    expect(await statusOf('nonsense')).toBe(404)
    expect(await statusOf('amazon')).toBe(200)
    expect(await statusOf('booksamillion')).toBe(200)
    expect(await statusOf('kobo')).toBe(200)
  })

  test('the error page for an invalid ISBN uses the site’s fonts', async ({ page }) => {
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

  test('S52 no page violates its content security policy', async ({ page }) => {
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
      // A dialog hides the heading from screen readers, but it stays visible.
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
      expect(await reports(), address).toEqual([])
    }
    const home = new HomePage(page)
    await home.openResult('9780441172719')
    await home.signInToCopy.click()
    await expect(home.signInDialog).toBeVisible()
    await page.keyboard.press('Escape')
    await home.resetButton.click()
    await home.generate('978-0-14-312774-2')
    await expect(home.toasts).toHaveCount(1)
    expect(await reports(), 'after a result, a dialog and a toast').toEqual([])
  })

  test('P5 no page sends requests to another host', async ({ page, app }) => {
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
  test(`S52 ${address} has all security headers`, async ({ request }) => {
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

test('S27 a title that contains HTML is shown as text', async ({ page }) => {
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

test('S52 the error page of a link allows no scripts', async ({ request }) => {
  const response = await request.get('/redirect?isbn=wrong')
  expect(response.status()).toBe(404)
  const policy = response.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
  expect(policy).not.toContain('unsafe')
  expect(response.headers()['x-content-type-options']).toBe('nosniff')
})

test('S6 links on a page send the referrer to the retailer', async ({ page }) => {
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

  test('A2 is shown next to the links, with a correct note on each row', async ({ page }) => {
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

  test('A1 the home page shows the Amazon Associate statement', async ({ page }) => {
    await new HomePage(page).open()
    await expect(
      page.getByText('As an Amazon Associate I earn from qualifying purchases.').first(),
    ).toBeVisible()
  })
})
