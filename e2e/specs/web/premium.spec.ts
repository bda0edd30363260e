import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { createAccount, linkIn, makePerson, waitForMail } from '../../fixtures/accounts.ts'
import { findAccessibilityViolations } from '../../fixtures/axe.ts'
import { test } from '../../fixtures/paid-product.ts'
import { serviceTags } from '../../fixtures/test-data.ts'
import { AccountPage } from '../../pages/account.ts'
import { HomePage } from '../../pages/home.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const toastOf = (page: Page, title: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(title, { exact: true })

/** No violation in either theme, and the content fits on one screen of 1280 × 800. */
async function expectGoodScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findAccessibilityViolations(page)).toEqual([])
  }
  const last = page.getByRole('main').locator('li, button, a, p, summary').filter({ visible: true })
  const bottoms = await last.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().bottom + window.scrollY),
  )
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(800)
}

async function query<Output>(request: APIRequestContext, url: string): Promise<Output> {
  const headers = { origin: new URL(url).origin }
  const response = await request.post(url, { data: {}, headers })
  const { result } = (await response.json()) as { result: { data: Output } }
  return result.data
}

interface SessionView {
  readonly user: { readonly publicId: string; readonly isPremium: boolean }
}

test('a visitor signs up by a referral, subscribes, earns with their own tags, and lets Premium end', async ({
  page,
  product,
  playwright,
}) => {
  const { stripe, mail, url } = product
  const session = `${url}/api/trpc/session.get`
  const ada = await playwright.request.newContext({ baseURL: url })
  const adaAccount = await createAccount(ada, url, mail)
  const { user: referrer } = await query<SessionView>(ada, session)

  // Sign-up by a referral link, confirmation, and first sign-in.
  const bob = makePerson('Bob')
  const account = new AccountPage(page)
  await page.goto(`/account?mode=signup&ref=${referrer.publicId}`)
  await account.signUp(bob)
  await page.waitForURL('**/check-email*')
  await page.goto(linkIn(await waitForMail(mail, bob.email, 'Confirm your email')))
  await account.confirmButton.click()
  await expect(toastOf(page, 'Referral Applied!')).toBeVisible()

  // Flags in the URL grant nothing.
  await page.goto('/?success=true&verify=immediate')
  await expect(page).toHaveURL('/')
  await expect(toastOf(page, 'No payment found yet')).toBeVisible()
  expect((await query<SessionView>(page.request, session)).user.isPremium).toBe(false)
  await expect(toastOf(page, 'Subscription Activated')).toHaveCount(0)

  // Checkout and back, from a year to a month.
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Pay yearly' }).click()
  await expect(page.getByText('$39.90 per year')).toBeVisible()
  await page.getByRole('button', { name: 'Go back without paying' }).click()
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  await expect(page.getByText('$3.99 per month')).toBeVisible()
  await page.getByRole('button', { name: 'Pay and subscribe' }).click()
  await expect(toastOf(page, 'Subscription Activated')).toBeVisible()
  await expect(page).toHaveURL('/profile/tags')
  await expect(page.getByText('You now have Premium')).toBeVisible()
  await expectGoodScreen(page)
  await page.goto('/profile/billing')
  const invoices = page.getByRole('list', { name: 'Invoices' }).getByRole('listitem')
  await expect(invoices).toHaveCount(1)
  await expect(invoices).toContainText('$3.99Paid')
  await expectGoodScreen(page)
  await page.goto('/profile')
  // With the tags, this page is longer than a screen, and begins with them.
  await expect(page.getByRole('list', { name: 'Affiliate tags' })).toBeInViewport()
  expect(await findAccessibilityViolations(page)).toEqual([])

  // The referrer has a free month.
  const { email, password } = adaAccount
  const headers = { origin: url }
  await ada.post('/api/auth/sign-in/email', { data: { email, password }, headers })
  const stats = () =>
    query<{ premiumMonthsEarned: number }>(ada, `${url}/api/trpc/referrals.stats`).then(
      ({ premiumMonthsEarned }) => premiumMonthsEarned,
    )
  await expect.poll(stats).toBe(1)
  expect((await query<SessionView>(ada, session)).user.isPremium).toBe(true)

  // Three tags that apply from the next redirect on. Other stores keep the service's tags.
  const tags = { us: 'bob-20', de: 'bob0d-21', jp: 'bob-22' }
  const fields = {
    us: 'Tag for Amazon United States',
    de: 'Tag for Amazon Germany',
    jp: 'Tag for Amazon Japan',
  }
  await page.goto('/profile')
  for (const code of ['us', 'de', 'jp'] as const) {
    await page.getByLabel(fields[code], { exact: true }).fill(tags[code])
    await page.getByLabel(fields[code], { exact: true }).press('Enter')
    await expect(page.getByText(`Active tag: ${tags[code]} (yours)`)).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Affiliate tags: 3 of 12 set' })).toBeVisible()
  const { publicId } = (await query<SessionView>(page.request, session)).user
  const tagIn = async (country: string) => {
    const address = `/redirect?isbn=9780143127741&userId=${publicId}&country=${country}`
    const response = await ada.get(address, { maxRedirects: 0 })
    expect(response.status()).toBe(302)
    return new URL(response.headers().location ?? '').searchParams.get('tag')
  }
  expect([await tagIn('US'), await tagIn('DE'), await tagIn('JP')]).toEqual(Object.values(tags))
  expect(await tagIn('GB')).toBe(serviceTags.uk)

  // A saved link has a page for readers, here as seen from Germany.
  const home = new HomePage(page)
  await home.openResult('9780143127741')
  await page.getByRole('button', { name: 'Save to My Account' }).click()
  await page.getByRole('button', { name: 'Save Link' }).click()
  await page.getByRole('link', { name: 'Manage' }).click()
  await page.getByLabel('Preview for a reader in').selectOption('DE')
  const [readers] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open page' }).click(),
  ])
  await expect(readers.getByRole('link', { name: /Amazon\.de/ }).first()).toBeVisible()
  await readers.close()

  // After a cancellation, the tags apply until the end of the period. The links keep working.
  await page.goto('/profile/billing')
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Resume subscription' }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/^Canceled. You have Premium until/)).toBeVisible()
  await stripe.events.settled()
  expect(await tagIn('US')).toBe('bob-20')
  await product.moveOn(31 * DAY_MS)
  await expect.poll(() => tagIn('US')).toBe(serviceTags.us)
  expect(await tagIn('JP')).toBe(serviceTags.jp ?? null)

  await ada.dispose()
})
