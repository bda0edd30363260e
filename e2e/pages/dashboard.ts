import type { Locator, Page } from '@playwright/test'

/** The saved links of a signed-in user, and the import of a list. */
export class DashboardPage {
  readonly page: Page
  readonly heading: Locator
  readonly links: Locator
  readonly importField: Locator
  readonly toasts: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Links', exact: true })
    this.links = page.getByRole('region', { name: 'Saved links' })
    this.importField = page.getByRole('textbox', { name: 'ISBNs, ASINs, or product URLs' })
    this.toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  }

  async open(): Promise<void> {
    await this.page.goto('/dashboard')
    await this.heading.waitFor()
  }

  row(title: string): Locator {
    return this.links.getByRole('row').filter({ hasText: title })
  }

  async remove(title: string): Promise<void> {
    await this.links.getByRole('button', { name: `More for ${title}` }).click()
    await this.page.getByRole('menuitem', { name: 'Remove' }).click()
  }
}
