import { linkIn, makePerson, waitForMail } from '../../fixtures/accounts.ts'
import { expect, test } from '../../fixtures/app.ts'
import { AccountPage } from '../../pages/account.ts'
import { HomePage } from '../../pages/home.ts'
import { ProfilePage } from '../../pages/profile.ts'

for (const width of [1280, 390]) {
  test(`a visitor signs up, confirms by email, signs in and signs out, ${width} px wide`, async ({
    page,
    context,
    app,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const account = new AccountPage(page)
    const person = makePerson('Grace')
    await account.open('signup')
    await account.signUp(person)
    await expect(account.toasts.getByText('Account created!', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/check-email?mode=signup')
    await expect(account.heading).toHaveText('Check your email')
    await expect(page.getByText(person.email)).toBeVisible()

    const mail = await waitForMail(app.mail, person.email, 'Confirm your email')
    await page.goto(linkIn(mail))
    await expect(account.heading).toHaveText('Confirm your email')
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['sign_up'])
    await account.confirmButton.click()
    await expect(account.toasts.getByText('Signed in successfully', { exact: true })).toBeVisible()
    await expect(account.toasts.getByText('Redirecting to dashboard')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')

    const profile = new ProfilePage(page)
    await profile.open()
    await expect(profile.firstName).toHaveValue('Grace')
    await profile.signOutButton.click()
    await expect(account.toasts.getByText('Signed out successfully')).toBeVisible()
    await expect(page).toHaveURL('/account?mode=signin')
    await page.goto('/profile')
    await expect(page).toHaveURL('/account?mode=signin&next=%2Fprofile')
  })
}

test('S21 opening the link of a confirmation email confirms nothing', async ({
  page,
  request,
  app,
}) => {
  const account = new AccountPage(page)
  const person = makePerson()
  await account.open('signup')
  await account.signUp(person)
  await expect(page).toHaveURL('/check-email?mode=signup')
  const link = linkIn(await waitForMail(app.mail, person.email, 'Confirm your email'))
  const opened = await request.get(link)
  expect(opened.status()).toBe(200)
  expect(opened.headers()['set-cookie']).toBeUndefined()
  const { email, password } = person
  const tried = await request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: app.url },
  })
  expect(tried.status()).toBe(401)
})

test.describe('failures', () => {
  test.use({ expectedErrors: /status of (400|401|403)/ })

  test('S22 a wrong password and an unknown email get the same message', async ({
    page,
    account: { email },
    context,
  }) => {
    await context.clearCookies()
    const account = new AccountPage(page)
    await account.open('signin')
    for (const address of [email, 'nobody@example.com']) {
      await account.signIn({ email: address, password: 'not the password' })
      await expect(account.failure).toContainText(
        'Sign in failedPlease check your email and password and try again',
      )
      await expect(account.toasts.getByText('Sign in failed', { exact: true })).toBeVisible()
      await expect(account.password).toHaveValue('not the password')
      await page.reload()
    }
  })

  test('S22 signing up with a registered email looks like a first sign-up', async ({
    page,
    account: { email },
    context,
  }) => {
    await context.clearCookies()
    const account = new AccountPage(page)
    await account.open('signup')
    await account.signUp({ ...makePerson('Eve'), email })
    await expect(account.heading).toHaveText('Check your email')
    await expect(account.toasts.getByText('Account created!', { exact: true })).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['sign_up'])
  })

  test('an invalid confirmation link leads to a new email', async ({
    page,
    account,
    context,
    app,
  }) => {
    const link = linkIn(await waitForMail(app.mail, account.email, 'Confirm your email'))
    await context.clearCookies()
    const pages = new AccountPage(page)
    await page.goto(link.replace(/token=.{20}/, 'token=broken'))
    await pages.password.fill(account.password)
    await pages.confirmButton.click()
    await expect(pages.failure).toContainText('This link is no longer valid')
    await expect(page).toHaveURL('/check-email')
    await expect(page.getByRole('button', { name: 'Resend email' })).toBeVisible()
  })

  test('a forgotten password is replaced by email, once', async ({
    page,
    account: person,
    context,
    app,
  }) => {
    await context.clearCookies()
    const account = new AccountPage(page)
    await account.open('signin')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await account.sendResetButton.click()
    await expect(account.failure).toHaveText('Email is required to reset password')
    await account.email.fill(person.email)
    await account.sendResetButton.click()
    await expect(account.toasts.getByText('Password reset email sent')).toBeVisible()
    await expect(page.getByText(`If ${person.email} has an account`)).toBeVisible()

    const link = linkIn(await waitForMail(app.mail, person.email, 'Choose a new password'))
    await page.goto(link)
    await expect(account.heading).toHaveText('Choose a new password')
    await account.newPassword.fill('12345')
    await account.savePasswordButton.click()
    await expect(account.failure).toHaveText('Password must be at least 6 characters')
    const password = 'a kettle on the hob'
    await account.newPassword.fill(password)
    await account.savePasswordButton.click()
    await expect(account.toasts.getByText('Password updated successfully')).toBeVisible()
    await expect(page).toHaveURL('/account?mode=signin')

    await account.signIn({ email: person.email, password: person.password })
    await expect(account.failure).toContainText('Sign in failed')
    await account.signIn({ email: person.email, password })
    await expect(page).toHaveURL('/dashboard')

    // A page that is still loading its parts would ask for them without a session.
    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto(link)
    await expect(account.failure).toContainText('This link is no longer valid')
    await expect(account.heading).toHaveText('Reset your password')
  })
})

test('a visitor who signs in to copy returns to the same result', async ({
  page,
  account: person,
  context,
}) => {
  await context.clearCookies()
  const home = new HomePage(page)
  await home.openResult('9780441172719')
  await home.signInToCopy.click()
  await home.signInDialog.getByRole('button', { name: 'Sign in' }).click()
  const account = new AccountPage(page)
  await expect(page.getByText('we’ll take you back to your result')).toBeVisible()
  await account.signIn(person)
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  await expect(home.title).toHaveText('Dune')
  await expect(page).toHaveURL('/')
})

test('signing in or out in one tab updates the other tab', async ({
  page,
  context,
  account: person,
}) => {
  await context.clearCookies()
  const first = new AccountPage(page)
  await first.open('signin')
  const second = new AccountPage(await context.newPage())
  await second.open('signin')
  await second.signIn(person)
  await expect(second.page).toHaveURL('/dashboard')
  await expect(page).toHaveURL('/dashboard')

  const profile = new ProfilePage(page)
  await profile.open()
  await second.page.goto('/profile')
  await new ProfilePage(second.page).signOutButton.click()
  await expect(second.page).toHaveURL('/account?mode=signin')
  await expect(page).toHaveURL('/account?mode=signin')
})

test.describe('My Account', () => {
  test('lists a device for each sign-in and signs the others out', async ({
    page,
    account: person,
    browser,
    app,
    extraHTTPHeaders,
  }) => {
    const elsewhere = await browser.newContext({
      baseURL: app.url,
      extraHTTPHeaders: extraHTTPHeaders ?? {},
    })
    const other = new AccountPage(await elsewhere.newPage())
    await other.open('signin')
    await other.signIn(person)
    await expect(other.page).toHaveURL('/dashboard')

    const profile = new ProfilePage(page)
    await profile.open('devices')
    await expect(profile.devices).toHaveCount(2)
    await expect(profile.devices.filter({ hasText: 'This device' })).toHaveCount(1)
    await profile.signOutOthersButton.click()
    await expect(profile.devices).toHaveCount(1)
    await other.page.goto('/profile')
    await expect(other.page).toHaveURL('/account?mode=signin&next=%2Fprofile')
    await elsewhere.close()
  })

  test('P6 downloads everything as a file', async ({ page, account: person }) => {
    const profile = new ProfilePage(page)
    await profile.open('data')
    const { name, text } = await profile.download('Everything (JSON)')
    expect(name).toMatch(/^everyshelf-everything-\d{4}-\d{2}-\d{2}\.json$/)
    expect(text).toContain(person.email)
    expect(text).not.toMatch(/password"|token"/)
    expect((await profile.download('Links (CSV)')).name).toMatch(/\.csv$/)
  })

  test('the password changes, and the tags are locked without Premium', async ({
    page,
    account: person,
  }) => {
    const profile = new ProfilePage(page)
    await page.goto('/profile/tags')
    await expect(profile.tags).toHaveCount(12)
    await expect(page.getByText('Premium subscription required to set affiliate tag')).toBeVisible()
    await profile.open('security')
    await profile.currentPassword.fill(person.password)
    await profile.newPassword.fill('a kettle on the hob')
    await profile.changePasswordButton.click()
    await expect(
      new AccountPage(page).toasts.getByText('Password updated successfully'),
    ).toBeVisible()
  })

  test('P7 deletes the account and signs out', async ({ page, account: person, request, app }) => {
    const profile = new ProfilePage(page)
    await profile.open('data')
    await profile.deleteButton.click()
    await profile.deleteDialog.getByLabel(`Type ${person.email} to confirm`).fill(person.email)
    await profile.deleteDialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page).toHaveURL('/account?mode=signin')
    const { email, password } = person
    const tried = await request.post('/api/auth/sign-in/email', {
      data: { email, password },
      headers: { origin: app.url },
    })
    expect(tried.status()).toBe(401)
  })
})
