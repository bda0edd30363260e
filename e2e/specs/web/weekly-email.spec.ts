import { expect } from '@playwright/test'
import { createAccount, waitForMail } from '../../fixtures/accounts.ts'
import { test } from '../../fixtures/paid-product.ts'
import { call } from '../../fixtures/premium.ts'
import { ProfilePage } from '../../pages/profile.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

/** Milliseconds until noon of next Monday. */
function untilMonday(nowMs: number): number {
  const days = 7 - ((new Date(nowMs).getUTCDay() + 6) % 7)
  return Math.floor(nowMs / DAY_MS) * DAY_MS + days * DAY_MS + DAY_MS / 2 - nowMs
}

test('a user turns the weekly email on, gets it on Monday, and stops it with one click', async ({
  page,
  product,
  playwright,
}) => {
  const { mail, url } = product
  const account = await createAccount(page.request, url, mail)
  const { email, password } = account
  const { slug } = await call<{ slug: string }>(page.request, product, 'links.save', {
    isbn: '9780143127741',
  })
  const profile = new ProfilePage(page)
  const weekly = page.getByRole('switch', { name: 'Email me my clicks every week' })
  await profile.open()
  await expect(weekly).not.toBeChecked()
  await weekly.click()
  await expect(weekly).toBeChecked()

  const readers = await playwright.request.newContext({ baseURL: url })
  for (const reader of [1, 2, 3]) {
    const headers = { 'x-forwarded-for': `198.51.100.${reader}`, 'user-agent': PHONE }
    await readers.get(`/go/${slug}`, { maxRedirects: 0, headers })
  }
  await readers.dispose()
  await expect(async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('main')).toContainText('3 clicks', { timeout: 5000 })
  }).toPass()

  await product.moveOn(untilMonday(product.now()))
  const received = await waitForMail(mail, email, 'Your week: 3 clicks')
  expect(received.text).toContain('your links got 3 clicks. The week before: no clicks.')
  const [stop = ''] = /https?:\/\/\S+unsubscribe\S+/.exec(received.text) ?? []
  await page.goto(stop)
  await page.getByRole('button', { name: 'Stop weekly email' }).click()
  await expect(page.getByRole('heading', { name: 'Weekly email stopped' })).toBeVisible()

  const headers = { origin: url }
  await page.request.post('/api/auth/sign-in/email', { data: { email, password }, headers })
  await profile.open()
  await expect(weekly).not.toBeChecked()
})
