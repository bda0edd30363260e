import type { Locator, Page } from '@playwright/test'
import type { Account } from '../fixtures/accounts.ts'

type Mode = 'signin' | 'signup' | 'reset-password'

/** The account pages: sign-up, sign-in, and the pages that emails link to. */
export class AccountPage {
  readonly page: Page
  readonly heading: Locator
  readonly firstName: Locator
  readonly email: Locator
  readonly password: Locator
  readonly newPassword: Locator
  readonly failure: Locator
  readonly toasts: Locator
  readonly signInButton: Locator
  readonly signUpButton: Locator
  readonly confirmButton: Locator
  readonly sendResetButton: Locator
  readonly savePasswordButton: Locator
  readonly googleButton: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    this.page = page
    this.heading = main.getByRole('heading', { level: 1 })
    this.firstName = main.getByLabel('First name')
    this.email = main.getByLabel('Email')
    this.password = main.getByLabel('Password', { exact: true })
    this.newPassword = main.getByLabel('New password')
    this.failure = main.getByRole('alert')
    this.toasts = page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('list')
      .getByRole('listitem')
    this.signInButton = button('Sign in')
    this.signUpButton = button('Create account')
    this.confirmButton = button('Confirm my email')
    this.sendResetButton = button('Send link')
    this.savePasswordButton = button('Save new password')
    this.googleButton = button('Continue with Google')
  }

  async open(mode: Mode): Promise<void> {
    await this.page.goto(`/account?mode=${mode}`)
    await this.heading.waitFor()
  }

  async signUp({ firstName, email, password }: Account): Promise<void> {
    await this.firstName.fill(firstName)
    await this.email.fill(email)
    await this.password.fill(password)
    await this.signUpButton.click()
  }

  async signIn({ email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.signInButton.click()
  }
}
