import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { makeEpub, readEpub, type SampleFile } from '../fixtures/sample-epub.ts'
import { Site } from './site.ts'

/** The page that checks the links of an ebook. */
export class EpubCheckPage {
  readonly #page: Page
  readonly problems: Locator
  readonly alert: Locator

  constructor(page: Page) {
    this.#page = page
    this.problems = page.getByRole('list', { name: 'Problems' }).locator('> li')
    this.alert = page.getByRole('main').getByRole('alert')
  }

  async open(): Promise<void> {
    await new Site(this.#page).open('/tools/epub-check')
  }

  async choose(file: SampleFile): Promise<void> {
    await this.#page.getByLabel('Choose an EPUB').setInputFiles(file)
  }

  async check(body: string): Promise<void> {
    await this.choose(await makeEpub(body))
    await this.heading('The Salt Road.epub').waitFor()
  }

  heading(name: string): Locator {
    return this.#page.getByRole('heading', { name, exact: true })
  }

  async chooseStore(name: string): Promise<void> {
    await this.#page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  }

  problem(text: string): Locator {
    return this.problems.filter({ hasText: text })
  }

  async replace(text: string, link: string): Promise<void> {
    const problem = this.problem(text)
    await problem.getByRole('button', { name: 'Use an Everyshelf link instead' }).click()
    await problem.getByLabel('Everyshelf link for the corrected copy').fill(link)
  }

  /** Downloads the corrected copy. */
  async download(): Promise<{
    readonly file: SampleFile
    readonly texts: ReadonlyMap<string, string>
  }> {
    const downloading = this.#page.waitForEvent('download')
    await this.#page.getByRole('button', { name: 'Download corrected copy' }).click()
    const download = await downloading
    const buffer = await readFile(await download.path())
    const file = { name: download.suggestedFilename(), mimeType: 'application/epub+zip', buffer }
    return { file, texts: await readEpub(buffer) }
  }
}
