import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { showCode } from '../../../server/src/testing/admin-client.ts'
import { createAccount } from '../../fixtures/accounts.ts'
import { type App, edgeHeaders, expect, test } from '../../fixtures/app.ts'
import { bareEnvironment } from '../../fixtures/server-process.ts'
import { AccountPage } from '../../pages/account.ts'

const command = fileURLToPath(new URL('../../../server/scripts/admin-grant.ts', import.meta.url))

async function grantAdmin({ dataDir }: App, email: string): Promise<string> {
  const env = { ...bareEnvironment(), DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [command, email], { env })
  return stdout
}

test('S61 an admin is created on the server, sets up two-factor authentication, and bans a user, who is signed out', async ({
  page,
  browser,
  app,
  account,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/admin')
  await expect(heading).toHaveText('Page not found')
  expect(await grantAdmin(app, account.email)).toContain(`${account.email} is now an admin.`)

  await page.reload()
  await expect(heading).toHaveText('Set up two-factor authentication')
  await page.getByRole('button', { name: 'Start setup' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  await page.getByLabel('Code from the app').fill(showCode(secret.replaceAll(' ', '')))
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(heading).toHaveText('Save your recovery codes')
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(heading).toHaveText('Overview')

  const headers = edgeHeaders('2001:db8:ad::1', { country: 'US' })
  const elsewhere = await browser.newContext({ baseURL: app.url, extraHTTPHeaders: headers })
  const other = await createAccount(elsewhere.request, app.url, app.mail, headers)
  const theirs = await elsewhere.newPage()
  await theirs.goto('/profile')
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('My Account')

  const navigation = page.getByRole('navigation', { name: 'Admin' })
  await navigation.getByRole('link', { name: 'Users' }).click()
  await page.getByLabel('Search').fill(other.email)
  await page.getByLabel('Search').press('Enter')
  const found = page.getByRole('list', { name: 'Users' }).getByRole('link')
  await expect(found).toHaveCount(1)
  await found.click()
  await expect(page.getByText('Unknown browser on a computer')).toBeVisible()
  await page.getByRole('button', { name: 'Ban' }).click()
  await page.getByLabel('Reason').fill('Sends spam')
  await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click()
  await expect(page.getByText(/^Banned on .*: Sends spam$/)).toBeVisible()
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible()

  await theirs.reload()
  await expect(theirs).toHaveURL(/^[^?]*\/account\?mode=signin/)
  const form = new AccountPage(theirs)
  await form.email.fill(other.email)
  await form.password.fill(other.password)
  await form.signInButton.click()
  await expect(theirs.getByRole('main').getByText('This account is closed')).toBeVisible()
  await elsewhere.close()

  await navigation.getByRole('link', { name: 'Audit log' }).click()
  const rows = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'Banned an account' })).toContainText('reason: Sends spam')
  await expect(rows.last()).toContainText('Granted the admin role from the server’s command line')
  await page.getByRole('button', { name: 'Verify the log' }).click()
  await expect(page.getByText(/^All \d+ entries are unchanged\.$/)).toBeVisible()
})
