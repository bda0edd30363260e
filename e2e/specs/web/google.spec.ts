import { createAccount } from '../../fixtures/accounts.ts'
import { expect, test } from '../../fixtures/app.ts'
import { AccountPage } from '../../pages/account.ts'
import { HomePage } from '../../pages/home.ts'
import { ProfilePage } from '../../pages/profile.ts'

test.use({ expectedErrors: /^foreign request: http:\/\/(127\.0\.0\.1|localhost):\d+\/authorize/ })

test.beforeEach(async ({ context, app }) => {
  // The sign-in page of the provider is the one other site that the browser may open.
  await context.route(`${app.google.origin}/**`, (route) => route.continue())
})

test('a visitor signs in with Google and gets an account and the dashboard', async ({
  page,
  app,
}) => {
  const email = `grace.${process.pid}@example.org`
  app.google.setProfile({ sub: email, email, email_verified: true, given_name: 'Grace' })
  const account = new AccountPage(page)
  await account.open('signin')
  await account.googleButton.click()
  await expect(page).toHaveURL('/dashboard')
  await expect(account.toasts).toHaveText('Signed in successfully')

  const profile = new ProfilePage(page)
  await profile.open()
  await expect(profile.firstName).toHaveValue('Grace')
  await profile.open('security')
  await expect(page.getByText('You sign in with Google, so you have no password')).toBeVisible()
  await expect(profile.currentPassword).toHaveCount(0)
})

test('a visitor returns to their result after a Google sign-in', async ({ page, app }) => {
  const email = `result.${process.pid}@example.org`
  app.google.setProfile({ sub: email, email, email_verified: true, given_name: 'Grace' })
  const home = new HomePage(page)
  await home.openResult('9780441172719')
  await home.signInToCopy.click()
  await home.signInDialog.getByRole('button', { name: 'Sign in' }).click()
  const account = new AccountPage(page)
  await account.googleButton.click()
  await expect(account.toasts).toHaveText('Signed in successfully')
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  await expect(home.title).toHaveText('Dune')
  await expect(page).toHaveURL('/')
})

test('S31 an unverified Google email opens no account, and the page explains why', async ({
  page,
  context,
  app,
}) => {
  const person = await createAccount(context.request, app.url, app.mail)
  await context.clearCookies()
  app.google.setProfile({
    sub: 'google-stranger',
    email: person.email,
    email_verified: false,
    given_name: 'Stranger',
  })
  const account = new AccountPage(page)
  await account.open('signin')
  await account.googleButton.click()
  await expect(account.failure).toContainText('Google sign in failed')
  await expect(page).toHaveURL('/account?mode=signin')
  await page.goto('/profile')
  await expect(page).toHaveURL('/account?mode=signin&next=%2Fprofile')
})
