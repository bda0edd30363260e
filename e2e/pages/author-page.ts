import { expect, type Locator, type Page } from '@playwright/test'

/** The screens of author pages in the workspace. */
export class AuthorPageScreens {
  readonly publishButton: Locator
  readonly unpublishButton: Locator
  readonly portrait: Locator
  readonly #page: Page
  readonly #books: Locator

  constructor(page: Page) {
    this.#page = page
    this.publishButton = page.getByRole('button', { name: 'Publish', exact: true })
    this.unpublishButton = page.getByRole('button', { name: 'Unpublish' })
    this.portrait = page.getByLabel('Author photo image')
    this.#books = page.getByRole('list', { name: 'Books in order' })
  }

  async create(name: string): Promise<void> {
    await this.#page.goto('/pages')
    await this.#page.getByRole('button', { name: 'Create your author page' }).click()
    await this.#page.getByLabel('Author name').fill(name)
    await this.#page.getByRole('button', { name: 'Create page' }).click()
    await expect(this.#page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  async addBooks(titles: readonly string[]): Promise<void> {
    await this.#page.getByRole('button', { name: 'Add books' }).click()
    const dialog = this.#page.getByRole('dialog', { name: 'Add books' })
    for (const title of titles) await dialog.getByRole('checkbox', { name: title }).check()
    await dialog.getByRole('button', { name: /^Add (?:book|\d+ books)$/ }).click()
    await expect(this.#rows()).toHaveCount(titles.length)
  }

  async writeText(text: string): Promise<void> {
    await this.#page.getByLabel('Text', { exact: true }).fill(text)
    await this.#page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(this.#page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  }

  async addLink(url: string): Promise<void> {
    await this.#page.getByLabel('Add a link').fill(url)
    await this.#page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(this.#page.getByLabel('Add a link')).toHaveValue('')
  }

  handleOf(title: string): Locator {
    return this.#page.getByRole('button', { name: `Move ${title}`, exact: true })
  }

  /** Drags a book by its handle to the place of another one. */
  async drag(title: string, onto: string): Promise<void> {
    await this.handleOf(title).hover()
    await this.#page.mouse.down()
    const target = await this.handleOf(onto).boundingBox()
    if (!target) throw new Error(`${onto} is not on the page`)
    const { x, y, width, height } = target
    await this.#page.mouse.move(x + width / 2, y + height * 0.7, { steps: 8 })
    await this.#page.mouse.up()
  }

  async expectBooks(titles: readonly string[]): Promise<void> {
    for (const [index, title] of titles.entries()) {
      await expect(this.#rows().nth(index)).toContainText(title)
    }
    await expect(this.#rows()).toHaveCount(titles.length)
  }

  async remove(): Promise<void> {
    await this.#page.getByText('Remove this page').click()
    await this.#page.getByRole('button', { name: 'Remove page' }).click()
  }

  #rows(): Locator {
    return this.#books.getByRole('listitem')
  }
}
