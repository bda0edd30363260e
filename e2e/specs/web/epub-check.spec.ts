import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { test as withOwnedLink } from '../../fixtures/owned-link.ts'
import { EpubCheckPage } from '../../pages/epub-check.ts'

/** What the page sends to the server while it checks a book. Empty calls, such as for the session, say nothing. */
function recordSent(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET') sent.push(search)
    else if (body !== '{}') sent.push(`${pathname} ${body}`)
  })
  return sent
}

withOwnedLink(
  'an author checks an EPUB, corrects it for two stores, and opens the corrected copy again',
  async ({ page, app, link }) => {
    const own = `${app.url}/go/${link.slug}`
    const epub = new EpubCheckPage(page)
    await epub.open()
    const sent = recordSent(page)
    await epub.check(`
      <p>A secret sentence. Please review it on <a href="https://www.amazon.com/Dune/dp/0441172717/ref=sr_1?tag=ada-20">the store</a>.</p>
      <p>Next: <a class="next" href='https://www.kobo.com/us/en/ebook/dune-messiah' rel="external">Dune Messiah</a></p>
      <p><a href="${own}">All books</a> · <a href="${app.url}/go/lost222">Lost</a> · <a href="https://eepurl.com/abc">News</a></p>
      <p><a href="https://ada.example.org/">My site</a> · <a href="#top">Up</a></p>`)

    await expect(epub.heading('4 links to correct for Kindle')).toBeVisible()
    await expect(epub.problems).toContainText([
      'Affiliate tag: Amazon Associates, ada-20',
      'Link to Rakuten Kobo',
      'Link to a form',
      'Dead Everyshelf link',
    ])
    await epub.replace('Dune Messiah', own)
    const kindle = await epub.download()
    await expect(page.getByText('We checked the copy: no problems left.')).toBeVisible()
    expect(kindle.file.name).toBe('the-salt-road-kindle.epub')
    expect([...kindle.texts.keys()]).toEqual([
      'mimetype',
      'META-INF/container.xml',
      'OEBPS/book.opf',
      'OEBPS/back.xhtml',
    ])
    const chapter = kindle.texts.get('OEBPS/back.xhtml') ?? ''
    expect(chapter).toContain('<a href="https://www.amazon.com/dp/0441172717">the store</a>')
    expect(chapter).toContain(`<a class="next" href='${own}' rel="external">Dune Messiah</a>`)
    expect(chapter).toContain('<a>Lost</a> · <a>News</a>')

    await epub.chooseStore('Kobo')
    await expect(epub.problems).toContainText(['Link to Amazon', 'Dead Everyshelf link'])
    const kobo = await epub.download()
    expect(kobo.texts.get('OEBPS/back.xhtml')).toContain('<a>the store</a>')

    await page.getByRole('button', { name: 'Check another file' }).click()
    await epub.choose(kindle.file)
    await expect(epub.heading('No links to correct for Kindle')).toBeVisible()
    await epub.chooseStore('Kobo')
    await expect(epub.heading('1 link to correct for Kobo')).toBeVisible()

    // The slugs, and nothing else of the file.
    const slugs = [link.slug, 'lost222'].toSorted()
    expect(sent.filter((text) => text !== '').toSorted()).toEqual(
      [slugs, [link.slug]]
        .map((list) => `/api/trpc/routes.checkSlugs ${JSON.stringify({ 0: { slugs: list } })}`)
        .toSorted(),
    )
  },
)

test('a file that is no EPUB is named, and the keyboard is enough to check the next one', async ({
  page,
}) => {
  const epub = new EpubCheckPage(page)
  await epub.open()
  // Before the key is pressed: the browser needs a moment to hand over its dialog.
  const choosing = page.waitForEvent('filechooser')
  const buffer = Buffer.from('%PDF-1.7\n')
  await epub.choose({ name: 'book.pdf', mimeType: 'application/pdf', buffer })
  await expect(epub.alert).toContainText('This is a PDF, not an EPUB')
  await expect(page.getByRole('button', { name: 'Choose an EPUB' })).toBeFocused()
  await page.keyboard.press('Enter')
  await (await choosing).setFiles({ name: 'empty.epub', mimeType: '', buffer: Buffer.alloc(0) })
  await expect(epub.alert).toContainText('This file is empty')
  await epub.check('<p><a href="https://www.kobo.com/us/en/ebook/dune">Dune</a></p>')
  await expect(epub.heading('The Salt Road.epub')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(epub.heading('No links to correct for Kobo')).toBeVisible()
})
