import type { Locator, Page } from '@playwright/test'

/** The elements around every page: header, footer, banners, dialogs, and toasts. */
export class Site {
  readonly page: Page
  readonly header: Locator
  /** The navigation of the signed-in pages. */
  readonly workspace: Locator
  readonly bottomBar: Locator
  readonly moreButton: Locator
  readonly menuButton: Locator
  readonly menu: Locator
  readonly footer: Locator
  readonly consent: Locator
  readonly contact: Locator
  readonly feedback: Locator
  readonly palette: Locator
  readonly toasts: Locator

  constructor(page: Page) {
    this.page = page
    this.header = page.getByRole('banner')
    this.workspace = page.getByRole('navigation', { name: 'Workspace' })
    this.bottomBar = page.getByRole('navigation', { name: 'Quick links' })
    this.moreButton = this.bottomBar.getByRole('button', { name: 'More' })
    this.menuButton = page.getByRole('button', { name: 'Open menu' })
    this.menu = page.getByRole('dialog', { name: 'Menu' })
    this.footer = page.getByRole('contentinfo')
    this.consent = page.getByRole('region', { name: 'Affiliate consent' })
    this.contact = page.getByRole('dialog', { name: 'Contact Us' })
    this.feedback = page.getByRole('dialog', { name: 'Share Feedback' })
    this.palette = page.getByRole('dialog', { name: 'Search' })
    // A dialog hides the page behind it from screen readers, but the toast stays visible.
    this.toasts = page
      .getByRole('region', { name: /^Notifications/, includeHidden: true })
      .getByRole('listitem', { includeHidden: true })
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await this.page.getByRole('heading', { level: 1, includeHidden: true }).waitFor()
    // A prerendered page shows its buttons before React listens to them.
    await this.page.waitForFunction(() => {
      const root = document.querySelector('#root')
      return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'))
    })
  }

  /** The site's entries in localStorage, by key. */
  async storage(): Promise<Record<string, string>> {
    return await this.page.evaluate(() => ({ ...localStorage }))
  }
}
