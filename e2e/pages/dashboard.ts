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

  /** Pastes a list into the import, and waits until its links are saved. */
  async importBooks(list: readonly string[]): Promise<void> {
    await this.page.goto('/dashboard/move')
    await this.importField.fill(list.join('\n'))
    await this.page.getByRole('button', { name: 'Preview' }).click()
    await this.page.getByRole('button', { name: /^Import \d+ links?$/ }).click()
    await this.page.getByText(/^Done\. /).waitFor()
  }

  row(title: string): Locator {
    return this.links.getByRole('row').filter({ hasText: title })
  }

  async remove(title: string): Promise<void> {
    await this.links.getByRole('button', { name: `More for ${title}` }).click()
    await this.page.getByRole('menuitem', { name: 'Remove' }).click()
  }
}
