import type { Locator, Page } from '@playwright/test'

/** The home page: the field, the result that takes its place, and the notification area. */
export class HomePage {
  readonly page: Page
  readonly input: Locator
  readonly generateButton: Locator
  /** The line under the field. */
  readonly fieldError: Locator
  readonly result: Locator
  /** The book's title, once there is a result. */
  readonly title: Locator
  readonly directLinks: Locator
  readonly signInToCopy: Locator
  readonly saveButton: Locator
  readonly resetButton: Locator
  readonly signInDialog: Locator
  readonly toastArea: Locator
  readonly toasts: Locator

  constructor(page: Page) {
    this.page = page
    this.input = page.getByLabel('Enter ISBN, ASIN, or Amazon URL')
    this.generateButton = page.getByRole('button', { name: 'Generate Global Link' })
    this.fieldError = page.getByRole('main').getByRole('alert')
    this.result = page.getByRole('article', { name: 'Your links' })
    this.title = this.result.getByRole('heading', { level: 1 })
    this.directLinks = this.result.getByRole('list', { name: 'Direct Amazon Links' })
    this.signInToCopy = this.result.getByRole('button', { name: 'Sign in to Copy' })
    this.saveButton = this.result.getByRole('button', { name: 'Save This Link' })
    this.resetButton = this.result.getByRole('button', { name: 'Create another link' })
    this.signInDialog = page.getByRole('dialog', { name: 'Sign in to copy your link' })
    this.toastArea = page.getByRole('region', { name: /^Notifications/ }).getByRole('list')
    this.toasts = this.toastArea.getByRole('listitem')
  }

  async open(): Promise<void> {
    await this.page.goto('/')
    await this.input.waitFor()
  }

  async generate(text: string): Promise<void> {
    await this.input.fill(text)
    await this.generateButton.click()
  }

  /** Opens the page and makes the links of one book. */
  async openResult(text: string): Promise<void> {
    await this.open()
    await this.generate(text)
    await this.result.waitFor()
  }

  /** The row of one store: `Amazon Germany`. */
  directLink(store: string): Locator {
    return this.directLinks
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('link', { name: store }) })
  }

  /** Pastes as a person does: from the clipboard, with the keyboard. */
  async paste(text: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await this.page.evaluate((clip) => navigator.clipboard.writeText(clip), text)
    await this.page.keyboard.press('ControlOrMeta+V')
  }
}
