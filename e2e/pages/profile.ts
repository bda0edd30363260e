import type { Locator, Page } from '@playwright/test'

/** My Account. */
export class ProfilePage {
  readonly page: Page
  readonly heading: Locator
  readonly firstName: Locator
  readonly currentPassword: Locator
  readonly newPassword: Locator
  readonly changePasswordButton: Locator
  readonly devices: Locator
  readonly signOutOthersButton: Locator
  readonly tags: Locator
  readonly signOutButton: Locator
  readonly deleteButton: Locator
  readonly deleteDialog: Locator

  constructor(page: Page) {
    const main = page.getByRole('main')
    this.page = page
    this.heading = main.getByRole('heading', { level: 1, name: 'My Account' })
    this.firstName = main.getByLabel('First name')
    this.currentPassword = main.getByLabel('Current password')
    this.newPassword = main.getByLabel('New password')
    this.changePasswordButton = main.getByRole('button', { name: 'Change password' })
    this.devices = main.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')
    this.signOutOthersButton = main.getByRole('button', { name: 'Sign out all other devices' })
    this.tags = main.getByRole('list', { name: 'Affiliate tags' }).getByRole('listitem')
    this.signOutButton = main.getByRole('button', { name: 'Sign out', exact: true })
    this.deleteButton = main.getByRole('button', { name: 'Delete my account' })
    this.deleteDialog = page.getByRole('dialog', { name: 'Delete your account?' })
  }

  /** @example await profile.open('devices') */
  async open(
    section?: 'billing' | 'devices' | 'api-keys' | 'webhooks' | 'security' | 'data',
  ): Promise<void> {
    await this.page.goto(section ? `/profile/${section}` : '/profile')
    // The sections appear once the session is loaded.
    await this.page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
  }

  /** Downloads a file and returns its name and text. */
  async download(button: string): Promise<{ readonly name: string; readonly text: string }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: button }).click(),
    ])
    const chunks = await (await download.createReadStream()).toArray()
    return {
      name: download.suggestedFilename(),
      text: Buffer.concat(chunks as Buffer[]).toString('utf8'),
    }
  }
}
