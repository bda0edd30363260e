import type { Download, Page } from '@playwright/test'
import { BlobReader, configure, TextWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { test as base, expect } from '../../fixtures/app.ts'
import { DUNE } from '../../fixtures/owned-link.ts'
import { call } from '../../fixtures/premium.ts'

const MESSIAH = '9780593098233'

interface SavedLink {
  readonly id: string
  readonly slug: string
}

/** Two books of a series, saved by the signed-in user, who has no Premium. */
const test = base.extend<{ dune: SavedLink }>({
  dune: async ({ app, account: _account, context }, use) => {
    const save = (isbn: string) => call<SavedLink>(context.request, app, 'links.save', { isbn })
    const edit = (id: string, title: string, seriesNumber: string) =>
      call(context.request, app, 'links.editDetails', {
        id,
        details: { title, authors: ['Frank Herbert'], series: 'Dune', seriesNumber },
      })
    const [dune, messiah] = [await save(DUNE), await save(MESSIAH)]
    await edit(dune.id, 'Dune', '1')
    await edit(messiah.id, 'Dune Messiah', '2')
    await use(dune)
  },
})

test.use({ reader: { country: 'DE' } })

configure({ useWebWorkers: false })

async function openZip(download: Download): Promise<Map<string, string>> {
  const chunks: Buffer[] = await (await download.createReadStream()).toArray()
  const zip = new ZipReader(new BlobReader(new Blob([Buffer.concat(chunks)])))
  const files = new Map<string, string>()
  for (const entry of await zip.getEntries()) {
    if (!entry.directory) files.set(entry.filename, await entry.getData(new TextWriter()))
  }
  await zip.close()
  return files
}

/** Parses as strictly as a reading app; empty text if the document is well-formed. */
const findXmlError = (page: Page, xhtml: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xhtml+xml')
    return parsed.querySelector('parsererror')?.textContent ?? ''
  }, xhtml)

test('an author makes the last pages of a book, copies them, and opens them all in a ZIP', async ({
  page,
  context,
  app,
  dune,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const locationOf = async (path: string) =>
    (await page.request.get(path, { maxRedirects: 0 })).headers().location ?? ''
  const preview = (name: string) => page.getByRole('region', { name: `Preview for ${name}` })

  await page.goto(`/links/${dune.id}`)
  await page.getByRole('link', { name: 'End of book' }).click()
  await page.getByRole('button', { name: 'Create end-of-book pages' }).click()
  await expect(preview('Kindle').getByRole('link', { name: 'Dune Messiah' })).toHaveAttribute(
    'href',
    'https://www.amazon.com/dp/0593098234',
  )
  await page.getByLabel('Your newsletter').fill('https://ada.example.org/news')
  await expect(page.getByText('Not included: your newsletter')).toBeVisible()

  // The link in Kobo's file leads to Kobo alone, in the reader's country.
  await page.getByLabel('File for', { exact: true }).selectOption('Rakuten Kobo')
  const toKobo = await preview('Rakuten Kobo')
    .getByRole('link', { name: 'Dune Messiah' })
    .getAttribute('href')
  expect(await locationOf(toKobo ?? '')).toBe(`https://www.kobo.com/de/de/search?query=${MESSIAH}`)
  await page.getByRole('button', { name: 'Copy for Word' }).click()
  await expect(page.getByText('Pages copied to clipboard').first()).toBeVisible()
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return (await item?.getType('text/html'))?.text()
  })
  expect(html).toContain(`${toKobo}">Dune Messiah</a>`)

  await page.getByLabel('File for', { exact: true }).selectOption('Print')
  const code = preview('Print').getByRole('img', { name: /^QR code for .*\/go\// })
  const printed = (await code.getAttribute('aria-label'))?.replace('QR code for ', '') ?? ''
  await expect(preview('Print').getByText(printed.replace(/^https?:\/\//, ''))).toBeVisible()
  expect(await locationOf(`/go/${dune.slug}`)).toContain('tag=')
  expect(await locationOf(printed)).toBe('https://www.amazon.de/dp/0593098234')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all as ZIP' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('dune-back-matter.zip')
  const files = await openZip(download)
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'README.txt',
      'kindle/back-matter.xhtml',
      'kobo/back-matter.html',
      'apple/back-matter.txt',
      'print/qr-1-next.svg',
      'print/qr-1-next.png',
      'print/qr-2-newsletter.svg',
    ]),
  )
  expect(files.get('README.txt')).toContain('kindle/ – Kindle')
  expect(files.get('print/qr-1-next.svg')).toContain('<path d="M4 4h1v1h-1z')
  for (const [path, text] of files) {
    if (!path.endsWith('.xhtml')) continue
    expect([path, await findXmlError(page, text)]).toEqual([path, ''])
    expect(text.includes('amazon')).toBe(path.startsWith('kindle/'))
    expect(text.includes(`${app.url}/`)).toBe(!path.startsWith('kindle/'))
  }
})
