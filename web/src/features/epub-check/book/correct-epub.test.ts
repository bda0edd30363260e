import type { CorrectionPlan, EbookStore, SavedLinkState } from '@everyshelf/domain/back-matter'
import { ebookStores, needsCorrection } from '@everyshelf/domain/back-matter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEpub } from './check-epub.ts'
import { correctEpub } from './correct-epub.ts'
import { epubLimits } from './epub-limits.ts'
import { listProblems, readPlacedLink } from './link-problems.ts'
import { openEpub } from './open-epub.ts'
import { makeEpub, sampleChapter, samplePackage, unzip } from './sample-epub.ts'

const ORIGIN = 'https://everyshelf.test'
const DEAD = 'https://everyshelf.test/go/gone222'
const states = new Map<string, SavedLinkState>([['gone222', 'dead']])

const plan = (store: EbookStore, replacements: readonly (readonly [string, string])[] = []) =>
  ({ store, origin: ORIGIN, states, replacements: new Map(replacements) }) satisfies CorrectionPlan

const correct = async (file: Blob, chosen: CorrectionPlan) =>
  await correctEpub(await openEpub(file, epubLimits), chosen)

const bodyOf = async (file: Blob) => {
  const chapter = (await unzip(file)).find(({ name }) => name === 'OEBPS/chapter-1.xhtml')
  return chapter?.text
}

async function countProblems(file: Blob, store: EbookStore): Promise<number> {
  const report = await checkEpub(await openEpub(file, epubLimits), epubLimits)
  return report.links.filter((link) =>
    needsCorrection(listProblems(link, readPlacedLink(link, ORIGIN), store, states)),
  ).length
}

describe('correctEpub', () => {
  it('removes tags and links to other stores, keeps the text, and changes nothing else', async () => {
    const file = await makeEpub({
      body: `<p>“Ä” &nbsp;<a class="buy" href="https://www.amazon.com/dp/0143127748?tag=ada-20&amp;psc=1" target="_blank" rel='x'>Kindle</a>\t<a  href='https://www.kobo.com/us/en/ebook/dune'\n id="k">Kobo</a> <a href="${DEAD}">Old</a> <a href="https://ada.example.org/?a=1&amp;b=2">Site</a></p>`,
    })
    const { file: corrected, ...counts } = await correct(file, plan('kindle'))
    expect(counts).toEqual({ replacedCount: 1, unlinkedCount: 2 })
    expect(await bodyOf(corrected)).toBe(
      sampleChapter(
        `<p>“Ä” &nbsp;<a class="buy" href="https://www.amazon.com/dp/0143127748" target="_blank" rel='x'>Kindle</a>\t<a\n id="k">Kobo</a> <a>Old</a> <a href="https://ada.example.org/?a=1&amp;b=2">Site</a></p>`,
      ),
    )
  })

  it('keeps the order and the packed bytes of all other files, with the media type first', async () => {
    const file = await makeEpub({
      body: '<a href="https://www.kobo.com/us/en/ebook/dune">Kobo</a>',
      files: { 'OEBPS/ünïcode name.css': 'b { color: red }' },
    })
    const before = await unzip(file)
    const after = await unzip((await correct(file, plan('kindle'))).file)
    const others = (entries: typeof before) =>
      entries.filter(({ name }) => name !== 'OEBPS/chapter-1.xhtml')
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name))
    expect(others(after)).toEqual(others(before))
    const { file: corrected } = await correct(file, plan('kindle'))
    // The 30 bytes before it are no text.
    const head = await corrected.slice(30, 58).text()
    expect(head).toBe('mimetypeapplication/epub+zip')
  })

  it('puts a media type first that was packed, in another place, or missing', async () => {
    for (const mimetype of [null, 'application/epub+zip']) {
      const file = await makeEpub({
        files: { mimetype },
        options: { mimetype: { level: 6 } },
      })
      const [first] = await unzip((await correct(file, plan('all'))).file)
      expect(first).toMatchObject({ name: 'mimetype', method: 0, text: 'application/epub+zip' })
    }
  })

  it('uses the author’s link in place of one to another store', async () => {
    const kobo = 'https://www.kobo.com/us/en/ebook/dune?a=1&b=2'
    const file = await makeEpub({ body: `<a href=${kobo.replace('&', '&amp;')}>Next</a>` })
    const own = 'https://everyshelf.test/go/h7kq2mw'
    const { file: corrected } = await correct(file, plan('apple', [[kobo, own]]))
    expect(await bodyOf(corrected)).toContain(`<a href="${own}">Next</a>`)
  })

  it('takes the address from a form, and leaves the book’s details alone', async () => {
    const details = '<dc:source>https://www.kobo.com/us/en/ebook/dune</dc:source>'
    const file = await makeEpub({
      body: '<form method="post" action="https://ada.example.org/join"><p/></form>',
      files: { 'OEBPS/book.opf': samplePackage(details) },
    })
    const { file: corrected } = await correct(file, plan('kindle'))
    expect(await bodyOf(corrected)).toContain('<form method="post"><p/></form>')
    const packageFile = (await unzip(corrected)).find(({ name }) => name.endsWith('.opf'))
    expect(packageFile?.text).toBe(samplePackage(details))
  })

  it.each([
    ['UTF-16', (text: string) => toUtf16(text)],
    ['Windows-1252', (text: string) => toLatin(text)],
  ])('keeps the bytes of a chapter in %s', async (encoding, encode) => {
    const chapter = (href: string) =>
      `<?xml version="1.0" encoding="${encoding}"?><html><p>Füße <a${href}>für</a></p></html>`
    const href = ' href="https://www.kobo.com/us/en/ebook/dune"'
    const make = (text: string) => makeEpub({ files: { 'OEBPS/chapter-1.xhtml': encode(text) } })
    const { file } = await correct(await make(chapter(href)), plan('kindle'))
    expect(await bodyOf(file)).toBe(await bodyOf(await make(chapter(''))))
  })
})

function toUtf16(text: string): Uint8Array<ArrayBuffer> {
  const units = Uint16Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0))
  return new Uint8Array(units.buffer)
}

function toLatin(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

const href = fc.oneof(
  fc.constantFrom(
    'https://www.amazon.com/dp/0143127748?tag=ada-20',
    'https://www.kobo.com/de/de/ebook/dune',
    'https://books.apple.com/us/book/id123?at=1000l',
    'https://www.awin1.com/cread.php?awinaffid=1&ued=https%3A%2F%2Fwww.thalia.de%2F',
    'https://amzn.to/3xYzAbC',
    'https://eepurl.com/abc',
    'file:///C:/book.docx',
    'https://ada.example.org/',
    DEAD,
    '#top',
  ),
  fc.webUrl(),
  fc.string(),
)
const encodeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const element = fc
  .tuple(fc.constantFrom('a', 'area', 'svg:a', 'form'), href, fc.string({ maxLength: 12 }))
  .map(([name, address, text]) => {
    const attribute = name === 'form' ? 'action' : name === 'svg:a' ? 'xlink:href' : 'href'
    return `<${name} ${attribute}="${encodeText(address)}" rel="x">${encodeText(text)}</${name}>`
  })

it('finds nothing more to correct in a corrected book, whatever its links are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(element, { maxLength: 8 }),
      fc.constantFrom(...ebookStores),
      async (elements, store) => {
        const file = await makeEpub({ body: elements.join('\n') })
        const { file: corrected } = await correct(file, plan(store))
        expect(await countProblems(corrected, store)).toBe(0)
        const again = await correct(corrected, plan(store))
        expect([again.replacedCount, again.unlinkedCount]).toEqual([0, 0])
        expect(await bodyOf(again.file)).toBe(await bodyOf(corrected))
      },
    ),
    { numRuns: 60 },
  )
})
