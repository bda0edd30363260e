import { makePerson } from '../../fixtures/accounts.ts'
import { expect, test } from '../../fixtures/app.ts'
import { findBarriersEverywhere } from '../../fixtures/axe.ts'
import { AccountPage } from '../../pages/account.ts'
import { ProfilePage } from '../../pages/profile.ts'

const nobody = { firstName: '', email: '', password: '12' }

const visits: Record<string, (account: AccountPage) => Promise<void>> = {
  'signing in, with what is missing': async (account) => {
    await account.open('signin')
    await account.signIn(nobody)
    await expect(account.failure.first()).toBeVisible()
  },
  'a failed sign-in': async (account) => {
    await account.open('signin')
    await account.signIn({ email: 'nobody@example.com', password: 'not the password' })
    await expect(account.failure).toContainText('Sign in failed')
  },
  'signing up, with a weak password': async (account) => {
    await account.open('signup')
    await account.signUp(nobody)
    await account.password.fill('password')
    await expect(account.page.getByText('Very easy to guess')).toBeVisible()
  },
  'the page after signing up': async (account) => {
    await account.open('signup')
    await account.signUp(makePerson())
    await expect(account.heading).toHaveText('Check your email')
  },
  'asking for a new password': async (account) => {
    await account.open('reset-password')
    await account.email.fill('nobody@example.com')
    await account.sendResetButton.click()
    await expect(account.page.getByText('If there is an account')).toBeVisible()
  },
  'the page behind a reset mail': async (account) => {
    await account.page.goto('/account?mode=reset-password&token=t0ken')
    await account.newPassword.waitFor()
  },
  'the page behind a confirmation mail': async (account) => {
    await account.page.goto('/account?mode=signup&token=t0ken')
    await account.confirmButton.waitFor()
  },
}

test.use({ expectedErrors: /status of 401/ })

for (const [place, visit] of Object.entries(visits)) {
  test(`${place} is accessible`, async ({ page }) => {
    await visit(new AccountPage(page))
    expect(await findBarriersEverywhere(page)).toEqual({})
  })
}

test('My Account and its question before the end are accessible', async ({ page, account }) => {
  test.setTimeout(60_000)
  const profile = new ProfilePage(page)
  await profile.open()
  await expect(profile.devices).toHaveCount(1)
  expect(await findBarriersEverywhere(page)).toEqual({})
  await profile.deleteButton.click()
  await expect(profile.deleteDialog.getByText(account.email)).toBeVisible()
  expect(await findBarriersEverywhere(page)).toEqual({})
})

test('account pages are no wider than a phone of 320 pixels', async ({ page, account }) => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  const profile = new ProfilePage(page)
  await profile.open()
  await expect(page.getByText(account.email).first()).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.context().clearCookies()
  const pages = new AccountPage(page)
  for (const mode of ['signin', 'signup', 'reset-password'] as const) {
    await pages.open(mode)
    expect(await overflow(), mode).toBeLessThanOrEqual(0)
  }
})
