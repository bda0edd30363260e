import type { Locator, Page } from '@playwright/test'

/** The page on which a user approves an extension. */
export class ConnectPage {
  readonly page: Page
  readonly heading: Locator
  readonly approveButton: Locator
  readonly denyButton: Locator
  readonly codeField: Locator
  readonly continueButton: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.page = page
    this.heading = main.getByRole('heading', { level: 1 })
    this.approveButton = main.getByRole('button', { name: 'Approve' })
    this.denyButton = main.getByRole('button', { name: 'Deny' })
    this.codeField = main.getByLabel('Code')
    this.continueButton = main.getByRole('button', { name: 'Continue' })
  }
}
