import { BlobWriter, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { describe, expect, it } from 'vitest'
import { checkEpub } from './check-epub.ts'
import { EpubError } from './epub-error.ts'
import { epubLimits } from './epub-limits.ts'
import { openEpub } from './open-epub.ts'
import { makeEpub, sampleChapter, samplePackage } from './sample-epub.ts'

const check = async (file: Blob, limits = epubLimits) =>
  await checkEpub(await openEpub(file, limits), limits)

async function faultOf(file: Blob, limits = epubLimits) {
  const error = await check(file, limits).catch((reason: unknown) => reason)
  return error instanceof EpubError ? error.fault : error
}

const encryption = (algorithm: string) =>
  `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData></encryption>`

describe('a book', () => {
  it('has as many files as its ZIP file, without the folders', async () => {
    const folders = { 'META-INF/': '', 'OEBPS/': '', 'OEBPS/images/': '' }
    const options = Object.fromEntries(
      Object.keys(folders).map((name) => [name, { directory: true }]),
    )
    const report = await check(await makeEpub({ files: folders, options }))
    expect(report.fileCount).toBe(5)
  })

  it('lists each link, but no email address, with its place, its text, and the text before it', async () => {
    const report = await check(
      await makeEpub({
        body: `<p>Read the next book: <b>get</b> <a href="https://www.kobo.com/us/en/ebook/dune?a=1&amp;b=2">Dune &amp; <i>more</i></a>, or <a href="mailto:ada@example.org">write</a>.</p>
<p><a href="chapter-1.xhtml#end">Up</a> <a id="end"/> <a href="lost.xhtml">Lost</a></p>
<map><area href="https://ada.example.org/" alt=""/></map>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="https://geni.us/x"><text>S</text></a></svg>
<img src="https://pixel.example.org/p.gif" alt=""/><form action="https://ada.example.org/join"/>`,
      }),
    )
    expect(report.links.map(({ href, place, text }) => [href, place, text])).toEqual([
      ['https://www.kobo.com/us/en/ebook/dune?a=1&b=2', 'text', 'Dune & more'],
      ['https://ada.example.org/', 'text', ''],
      ['https://geni.us/x', 'text', 'S'],
      ['https://pixel.example.org/p.gif', 'resource', ''],
      ['https://ada.example.org/join', 'text', ''],
    ])
    expect(report.links[0]).toMatchObject({
      before: 'Read the next book: get',
      file: 'OEBPS/chapter-1.xhtml',
      chapter: 'Also by Ada',
    })
    expect(report.missing.map(({ href }) => href)).toEqual(['lost.xhtml'])
    expect(report.insideCount).toBe(1)
  })

  it('lists addresses in the package file, the older contents, and style sheets', async () => {
    const report = await check(
      await makeEpub({
        files: {
          'OEBPS/book.opf': samplePackage(
            '<dc:source>https://www.amazon.com/dp/0143127748?tag=ada-20</dc:source><link rel="record" href="https://ada.example.org/onix"/>',
            '<item id="n" href="toc.xml" media-type="application/x-dtbncx+xml"/><item id="v" href="https://ada.example.org/v.mp4" media-type="video/mp4"/>',
          ),
          'OEBPS/toc.xml':
            '<ncx><navPoint><content src="https://ada.example.org/c"/></navPoint></ncx>',
          'OEBPS/a.css':
            '@import "https://a.example/x.css"; b { background: url( "https://b.example/y.png" ) }',
        },
      }),
    )
    expect(report.links.map(({ href, place }) => `${place} ${href}`).toSorted()).toEqual([
      'contents https://ada.example.org/c',
      'details https://ada.example.org/onix',
      'details https://www.amazon.com/dp/0143127748?tag=ada-20',
      'resource https://a.example/x.css',
      'resource https://ada.example.org/v.mp4',
      'resource https://b.example/y.png',
    ])
  })

  it('lists the names of stores in the text', async () => {
    const report = await check(
      await makeEpub({ body: '<p>Rate it on <b>Kindle</b>,\n Barnes &amp; Noble, or here.</p>' }),
    )
    expect(report.names).toEqual([
      {
        name: 'Kindle',
        retailer: 'amazon',
        before: 'Rate it on ',
        after: '',
        file: 'OEBPS/chapter-1.xhtml',
        chapter: 'Also by Ada',
      },
      expect.objectContaining({
        name: 'Barnes & Noble',
        before: 'Rate it on Kindle, ',
        after: ', or here.',
      }),
    ])
  })

  it('may hide its fonts', async () => {
    const xml = encryption('http://www.idpf.org/2008/embedding')
    expect(await faultOf(await makeEpub({ files: { 'META-INF/encryption.xml': xml } }))).toEqual(
      expect.objectContaining({ insideCount: 0 }),
    )
  })
})

describe('a file that cannot be checked', () => {
  const drm = encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc')
  const word = { 'META-INF/container.xml': null, 'word/document.xml': '<w/>' }

  it.each<[string, string, () => Promise<Blob>]>([
    ['an empty file', 'empty', async () => new Blob([])],
    ['a PDF', 'pdf', async () => new Blob(['%PDF-1.7 ...'])],
    ['a Kindle file', 'kindle-file', async () => new Blob([`${'x'.repeat(60)}BOOKMOBI`])],
    [
      'an old Word file',
      'word-file',
      async () => new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])]),
    ],
    ['a Word file', 'word-file', () => makeEpub({ files: word })],
    ['a text', 'not-epub', async () => new Blob(['Once upon a time'])],
    ['another ZIP file', 'not-epub', () => makeEpub({ files: { 'META-INF/container.xml': null } })],
    [
      'a book without its package file',
      'broken',
      () => makeEpub({ files: { 'OEBPS/book.opf': null } }),
    ],
    [
      'a copy-protected book',
      'encrypted',
      () => makeEpub({ files: { 'META-INF/encryption.xml': drm } }),
    ],
    [
      'a book with rights',
      'encrypted',
      () => makeEpub({ files: { 'META-INF/rights.xml': '<r/>' } }),
    ],
    [
      'a ZIP file with a password',
      'encrypted',
      () => makeEpub({ options: { 'OEBPS/chapter-1.xhtml': { password: 'x', zipCrypto: true } } }),
    ],
  ])('%s: %s', async (_what, fault, make) => {
    expect(await faultOf(await make())).toBe(fault)
  })

  it('is broken when it was cut off, anywhere after its first bytes', async () => {
    const file = await makeEpub({ body: '<p>Text</p>' })
    for (const part of [0.1, 0.5, 0.9, 0.999]) {
      expect(await faultOf(file.slice(0, Math.floor(file.size * part)))).toBe('broken')
    }
  })

  it('is broken when a chapter was damaged', async () => {
    const bytes = new Uint8Array(await (await makeEpub({ body: 'x'.repeat(5000) })).arrayBuffer())
    const at = new TextDecoder('latin1').decode(bytes).indexOf('OEBPS/chapter-1.xhtml') + 60
    bytes.fill(0xff, at, at + 20)
    expect(await faultOf(new Blob([bytes]))).toBe('broken')
  })

  it('is too large, has too many files, or has too many links', async () => {
    const file = await makeEpub({ body: '<a href="https://a.test">a</a>'.repeat(3) })
    expect(await faultOf(file, { ...epubLimits, fileBytes: file.size - 1 })).toBe('too-large')
    expect(await faultOf(file, { ...epubLimits, files: 4 })).toBe('too-many-files')
    expect(await faultOf(file, { ...epubLimits, links: 2 })).toBe('too-many-links')
    expect(await faultOf(file, { ...epubLimits, files: 5, links: 3 })).toMatchObject({
      missing: [],
    })
  })
})

describe('a ZIP bomb', () => {
  const MB = 1024 * 1024
  const zeros = (mb: number) => new Uint8Array(mb * MB)

  it('stops at a chapter that unpacks to more than 20 MB', async () => {
    const file = await makeEpub({ files: { 'OEBPS/chapter-1.xhtml': zeros(21) } })
    expect(file.size).toBeLessThan(MB)
    expect(await faultOf(file)).toBe('unpacks-too-large')
  })

  it('stops when all chapters together unpack to too much', async () => {
    const files = Object.fromEntries([1, 2, 3].map((n) => [`OEBPS/c${n}.xhtml`, zeros(1)]))
    expect(await faultOf(await makeEpub({ files }), { ...epubLimits, readBytes: 2 * MB })).toBe(
      'unpacks-too-large',
    )
  })

  it('stops when the file says that it unpacks to too much', async () => {
    const file = await makeEpub({ files: { 'OEBPS/film.mp4': zeros(3) } })
    expect(await faultOf(file, { ...epubLimits, unpackedBytes: 3 * MB })).toBe('unpacks-too-large')
  })

  it('stops when a chapter unpacks to more than the file says', async () => {
    const packer = new ZipWriter(new BlobWriter())
    await packer.add('x', new Uint8ArrayReader(zeros(21)))
    const packed = await readPacked(await packer.close())
    const file = await makeEpub({
      files: { 'OEBPS/chapter-1.xhtml': packed },
      options: {
        'OEBPS/chapter-1.xhtml': {
          passThrough: true,
          compressionMethod: 8,
          uncompressedSize: 100,
          crc32: 0,
          dataDescriptor: false,
        },
      },
    })
    expect(await faultOf(file)).toMatch(/^(?:unpacks-too-large|broken)$/)
  })
})

async function readPacked(zip: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const { BlobReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-custom.js')
  const [entry] = await new ZipReader(new BlobReader(zip)).getEntries()
  if (!entry || entry.directory) throw new Error('no entry')
  const packed = await entry.getData(new BlobWriter(), { passThrough: true })
  return new Uint8Array(await packed.arrayBuffer())
}

it('reads a chapter in UTF-16', async () => {
  const text = sampleChapter('<p><a href="https://a.test/ü">Ü</a></p>')
  const units = Uint16Array.from(text, (character) => character.charCodeAt(0))
  const files = { 'OEBPS/chapter-1.xhtml': new Uint8Array(units.buffer) }
  const report = await check(await makeEpub({ files }))
  expect(report.links.map(({ href }) => href)).toEqual(['https://a.test/ü'])
})
