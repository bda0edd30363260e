import type { BrowserContext, Page } from '@playwright/test'
import { type Extension, expect, test } from '../../fixtures/extension.ts'
import { AccountPage } from '../../pages/account.ts'
import { ConnectPage } from '../../pages/connect.ts'

// The extension asks every five seconds what has become of its code.
const AFTER_THE_NEXT_QUESTION = { timeout: 15_000 }

/** Presses Connect in the popup; the page that it opens. */
async function pressConnect(
  context: BrowserContext,
  extension: Extension,
  retailerPage: Page,
): Promise<ConnectPage> {
  const popup = await extension.press(retailerPage)
  await expect.poll(() => popup.heading()).toBe('Die Verwandlung')
  const [page] = await Promise.all([
    context.waitForEvent('page', (one) => !one.url().startsWith('chrome-extension')),
    popup.click('button', 'Connect'),
  ])
  return new ConnectPage(page)
}

test('a user connects, creates a link, and is asked to connect again after disconnecting on the website', async ({
  context,
  extension,
  account,
  app,
}) => {
  const retailerPage = await extension.openRetailerPage('amazon-de-taschenbuch')
  const connect = await pressConnect(context, extension, retailerPage)
  await expect(connect.page.getByText(/^[A-Z]{4}-[A-Z]{4}$/)).toBeVisible()
  await expect(connect.page.getByText(/on Linux, extension/)).toBeVisible()
  await connect.approveButton.click()
  await expect(connect.heading).toHaveText('Connected')

  const popup = await extension.press(retailerPage)
  await expect.poll(() => popup.source(), AFTER_THE_NEXT_QUESTION).toContain(account.email)
  await expect.poll(() => popup.source()).toContain(`${app.url}/redirect?isbn=`)

  // S57: the token is in no page, and no cookie went along.
  const calls = extension.proxy.sent.filter(({ headers }) => headers.authorization)
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.every(({ headers }) => headers.cookie === undefined)).toBe(true)

  const site = await context.newPage()
  await site.goto(`${app.url}/profile/devices`)
  const devices = site.getByRole('list', { name: 'Connected devices' })
  await expect(devices).toContainText('on Linux')
  await devices.getByRole('button', { name: /^Disconnect/ }).click()
  await expect(devices).toHaveCount(0)

  const after = await extension.press(retailerPage)
  await expect.poll(() => after.text()).toContain('No longer connected')
  expect(await after.heading()).toBe('Die Verwandlung')
  await expect.poll(() => after.text()).toContain('Connect again')
})

test('a user signs in with Google while connecting, and returns to the code', async ({
  context,
  extension,
  app,
}) => {
  await context.route(`${app.google.origin}/**`, (route) => route.continue())
  const email = `connect.${process.pid}@example.org`
  app.google.setProfile({ sub: email, email, email_verified: true, given_name: 'Grace' })
  const retailerPage = await extension.openRetailerPage('amazon-de-taschenbuch')
  const connect = await pressConnect(context, extension, retailerPage)
  await new AccountPage(connect.page).googleButton.click()
  await expect(connect.page).toHaveURL(/\/connect\?user_code=[A-Z]{8}$/)
  await expect(connect.page.getByText(email)).toBeVisible()
  await connect.approveButton.click()
  await expect(connect.heading).toHaveText('Connected')

  const popup = await extension.press(retailerPage)
  await expect.poll(() => popup.source(), AFTER_THE_NEXT_QUESTION).toContain(email)
})

test('a denied request leaves the popup unchanged', async ({
  context,
  extension,
  account: _account,
}) => {
  const retailerPage = await extension.openRetailerPage('amazon-de-taschenbuch')
  const connect = await pressConnect(context, extension, retailerPage)
  await connect.denyButton.click()
  await expect(connect.heading).toHaveText('Not connected')
  const popup = await extension.press(retailerPage)
  await expect
    .poll(() => popup.text(), AFTER_THE_NEXT_QUESTION)
    .toContain('was denied on the website')
  expect(await popup.heading()).toBe('Die Verwandlung')
})
