import {
  BlobReader,
  BlobWriter,
  configure,
  TextReader,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
  type ZipWriterAddDataOptions,
} from '@zip.js/zip.js/lib/zip-core-custom.js'

configure({ useWebWorkers: false })

type Content = string | Uint8Array<ArrayBuffer>

const CONTAINER = `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`

export function samplePackage(details = '', extraItems = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Dune</dc:title>${details}</metadata>
  <manifest>
    <item id="c1" href="chapter-1.xhtml" media-type="application/xhtml+xml"/>
    ${extraItems}
  </manifest>
  <spine><itemref idref="c1"/></spine>
</package>`
}

/** A chapter as reading apps get it, with a byte order mark and lines of Windows. */
export function sampleChapter(body: string): string {
  return `\uFEFF<?xml version="1.0" encoding="utf-8"?>\r\n<!DOCTYPE html>\r\n<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Chapter</title></head>\r\n<body><h1>Also by Ada</h1>\r\n${body}\r\n</body></html>`
}

interface SampleEpub {
  /** The body of the only chapter. */
  readonly body?: string
  /** Replaces or adds files; null leaves a file out. */
  readonly files?: Readonly<Record<string, Content | null>>
  readonly options?: Readonly<Record<string, ZipWriterAddDataOptions>>
}

/** Makes an EPUB. */
export async function makeEpub({ body = '', files = {}, options = {} }: SampleEpub = {}) {
  const all: Record<string, Content | null> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': CONTAINER,
    'OEBPS/book.opf': samplePackage(),
    'OEBPS/chapter-1.xhtml': sampleChapter(body),
    'OEBPS/images/cover.png': Uint8Array.from({ length: 5000 }, (_, index) => index % 251),
    ...files,
  }
  const writer = new ZipWriter(new BlobWriter(), { extendedTimestamp: false })
  for (const [name, content] of Object.entries(all)) {
    if (content === null) continue
    const level = name === 'mimetype' || name.endsWith('.png') ? 0 : 6
    const reader =
      typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content)
    await writer.add(name, reader, { level, dataDescriptor: level > 0, ...options[name] })
  }
  return await writer.close()
}

/** The files of a ZIP file in their order, each with its text and its packed bytes. */
export async function unzip(file: Blob) {
  const entries = await new ZipReader(new BlobReader(file)).getEntries({ strictness: 'strict' })
  return await Promise.all(
    entries.map(async (entry) => {
      const { filename: name, compressionMethod: method } = entry
      if (entry.directory) return { name, method, text: '', packed: '' }
      const [content, packed] = await Promise.all([
        entry.getData(new Uint8ArrayWriter(), { checkSignature: true }),
        entry.getData(new Uint8ArrayWriter(), { passThrough: true }),
      ])
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content)
      return { name, method, text, packed: String(packed) }
    }),
  )
}
