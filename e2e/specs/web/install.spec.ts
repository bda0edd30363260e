import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { HomePage } from '../../pages/home.ts'

interface Manifest {
  readonly name: string
  readonly display: string
  readonly start_url: string
  readonly share_target: { readonly action: string; readonly method: string }
  readonly icons: readonly {
    readonly src: string
    readonly type: string
    readonly purpose: string
  }[]
}

test('the app can be installed: manifest, icons and worker are served', async ({ page }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const result = await page.request.get(String(address))
  expect(result.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await result.json()) as Manifest
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' })
  expect(manifest.share_target).toMatchObject({ action: '/share', method: 'GET' })
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const icon of manifest.icons) {
    const picture = await page.request.get(icon.src)
    expect(picture.status(), icon.src).toBe(200)
    expect(picture.headers()['content-type']).toContain(icon.type)
  }
  const worker = await page.request.get('/sw.js')
  expect(worker.headers()['content-type']).toContain('text/javascript')
  expect(worker.headers()['cache-control']).toBe('no-cache')
})

test('a book shared from a store’s app opens its links', async ({ page }) => {
  await page.goto('/share?title=Dune&text=Dune%20https%3A%2F%2Fwww.amazon.de%2Fdp%2F0441172717')
  await expect(new HomePage(page).title).toHaveText('Dune')
})

test.describe('offline', () => {
  // The test blocks all requests.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/ })

  test('the saved links are readable until the user signs out', async ({ page, account }) => {
    expect(account.email).toBeTruthy()
    await new HomePage(page).openResult('9780441172719')
    await page.getByRole('button', { name: 'Save to My Account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save Link' }).click()
    await expect(page.getByRole('button', { name: 'Saved ✓' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText('Dune').first()).toBeVisible()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await expect(page.getByText('Dune').first()).toBeVisible()

    await page.context().setOffline(true)
    await page.reload()
    await setOnline(page, false)
    // The page says it, so no notice says it again.
    await expect(page.getByText('We can’t reach the server.')).toBeVisible()
    await expect(page.getByText('You are offline.')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: 'Dune' })).toBeVisible()
    await expect(page.getByText('/go/')).toBeVisible()

    await page.context().setOffline(false)
    await setOnline(page, true)
    await expect(page.getByText('We can’t reach the server.')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('everyshelf-links'))).toContain('Dune')
    await page.request.post('/api/auth/sign-out', {
      data: {},
      headers: { origin: new URL(page.url()).origin },
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('everyshelf-links'))).toBeNull()
  })
})

test('a new version waits until the user clicks Update now', async ({ page }) => {
  let version = 1
  await page.context().route('**/sw.js', async (route) => {
    const result = await route.fetch()
    await route.fulfill({ response: result, body: `${await result.text()}\n// ${version}` })
  })
  await page.goto('/about')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  version = 2
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const notice = page.getByText('A new version is ready')
  await expect(notice).toBeVisible()
  await Promise.all([
    page.waitForEvent('framenavigated'),
    page.getByRole('button', { name: 'Update now' }).click(),
  ])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

/** Since version 150, Chromium's offline emulation blocks requests, but a reloaded page counts as online. */
async function setOnline(page: Page, isOnline: boolean): Promise<void> {
  await page.evaluate((onLine) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine })
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  }, isOnline)
}
