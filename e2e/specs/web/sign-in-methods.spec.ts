import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { showCode } from '../../../server/src/testing/admin-client.ts'
import { connectOutside } from '../../../server/src/testing/outside-connection.ts'
import { linkIn, makePerson, waitForMail } from '../../fixtures/accounts.ts'
import { type App, expect, test } from '../../fixtures/app.ts'
import { findAccessibilityViolations } from '../../fixtures/axe.ts'
import { AccountPage } from '../../pages/account.ts'
import { ProfilePage } from '../../pages/profile.ts'

const HOUR_MS = 60 * 60 * 1000

/** A device with a fingerprint sensor, which always recognizes its user. */
async function addAuthenticatorDevice(page: Page): Promise<void> {
  // Such a device would answer the autofill of the sign-in page before the button can be pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** On a wide screen, the content of the page ends within 800 pixels. */
async function expectOneScreen(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 1024) return
  const content = page.getByRole('main').locator('li, button, p').filter({ visible: true })
  const bottoms = await content.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().bottom + window.scrollY),
  )
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(800)
}

async function signOut(page: Page): Promise<void> {
  const profile = new ProfilePage(page)
  await profile.open()
  await profile.signOutButton.click()
  await expect(page).toHaveURL('/account?mode=signin')
}

test('S80 a new author adds a passkey, signs out, and signs in with it', async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await addAuthenticatorDevice(page)
  const account = new AccountPage(page)
  const person = makePerson('Grace')
  await account.open('signup')
  await account.signUp(person)
  await expect(page).toHaveURL('/check-email?mode=signup')
  await page.goto(linkIn(await waitForMail(app.mail, person.email, 'Confirm your email')))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page).toHaveURL('/dashboard')
  await waitForMail(app.mail, person.email, 'A passkey was added to your account')

  await page.goto('/profile/security')
  const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  await expect(passkeys).toHaveCount(1)
  await page.getByRole('button', { name: /^Rename/ }).click()
  await page.getByLabel('Name').fill('Laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys.getByRole('paragraph').filter({ hasText: 'Laptop' })).toBeVisible()
  await expectOneScreen(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Remove Laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No passkeys yet.')).toBeVisible()
})

interface TwoFactor {
  readonly secret: string
  readonly recoveryCode: string
}

async function turnOnTwoFactor(page: Page): Promise<TwoFactor> {
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  const text = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  const secret = text.replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(showCode(secret))
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  const codes = page.getByText(/^(?:[a-z2-9]{4} ){2}[a-z2-9]{4}$/)
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download codes' }).click()
  expect((await download).suggestedFilename()).toBe('everyshelf-recovery-codes.txt')
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(page.getByRole('list', { name: 'Authenticator apps' })).toBeVisible()
  return { secret, recoveryCode }
}

/** Moves a pending request into the past, as if a day had gone by. */
async function passRecoveryDelay({ dataDir }: App): Promise<void> {
  const outside = connectOutside({ kind: 'sqlite', file: join(dataDir, 'everyshelf.db') })
  const readyAt = new Date(Date.now() - HOUR_MS).toISOString()
  await outside.db.updateTable('two_factor_recovery').set({ readyAt }).execute()
  await outside.close()
}

test.describe('two-factor authentication', () => {
  test.use({ expectedErrors: /status of 400/ })

  test('S79 S82 sign-in with a code, a recovery code, and without either', async ({
    page,
    app,
    account: person,
  }) => {
    // Four sign-ins.
    test.slow()
    await page.setViewportSize({ width: 1280, height: 844 })
    const account = new AccountPage(page)
    const { secret, recoveryCode } = await turnOnTwoFactor(page)
    await expectOneScreen(page)
    expect(await findAccessibilityViolations(page)).toEqual([])

    await page.setViewportSize({ width: 390, height: 844 })
    await signOut(page)
    await account.signIn(person)
    await expect(account.heading).toHaveText('Enter your code')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByLabel('Code').fill('000000')
    await account.signInButton.click()
    await expect(account.failure).toContainText('Wrong code')
    // The set-up used the code of this half minute; the next one is valid already.
    await page.getByLabel('Code').fill(showCode(secret, Date.now() + 30_000))
    await page.getByLabel('Code').press('Enter')
    await expect(page).toHaveURL('/dashboard')

    await signOut(page)
    await account.signIn(person)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCode)
    await account.signInButton.click()
    await expect(page).toHaveURL('/dashboard')

    await signOut(page)
    await account.signIn(person)
    await page.getByRole('link', { name: 'Lost your device?' }).click()
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect(page.getByText(/^Check your inbox\./)).toBeVisible()
    const subject = 'Request to turn off two-factor authentication'
    const link = linkIn(await waitForMail(app.mail, person.email, subject))
    await page.goto(link)
    await expect(page.getByText(/^You can turn it off starting/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel the request' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])

    await passRecoveryDelay(app)
    await page.reload()
    await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click()
    await expect(page.getByText(/^Two-factor authentication is off\./)).toBeVisible()
    await account.open('signin')
    await account.signIn(person)
    await expect(page).toHaveURL('/dashboard')
  })

  test('S82 a signed-in device shows the request and cancels it', async ({
    page,
    browser,
    app,
    account: person,
  }) => {
    await turnOnTwoFactor(page)
    const elsewhere = await browser.newContext({ baseURL: app.url })
    const theirs = await elsewhere.newPage()
    const account = new AccountPage(theirs)
    await account.open('signin')
    await account.signIn(person)
    await theirs.getByRole('link', { name: 'Lost your device?' }).click()
    await theirs.getByRole('button', { name: 'Email me a link' }).click()
    await expect(theirs.getByText(/^Check your inbox\./)).toBeVisible()
    await elsewhere.close()

    await page.goto('/dashboard')
    await expect(
      page.getByText('Someone asked to turn off two-factor authentication'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Cancel the request' }).click()
    await expect(page.getByText('Someone asked to turn off two-factor authentication')).toHaveCount(
      0,
    )
    await waitForMail(app.mail, person.email, 'Your two-factor authentication stays on')
  })
})
