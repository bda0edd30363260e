import type { Entry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { listEntries, toZipError, unpack } from '../../../lib/files/open-zip.ts'
import { decodeText } from './decode-text.ts'
import { EpubError, type EpubFault } from './epub-error.ts'
import type { EpubLimits } from './epub-limits.ts'
import { type FileKind, listKinds } from './package-file.ts'
import { scanMarkup } from './scan-markup.ts'

/** An EPUB whose files can be read, one by one. */
export interface OpenEpub {
  /** In the order of the file. */
  readonly entries: readonly Entry[]
  readonly names: ReadonlySet<string>
  /** The files that can contain links. */
  readonly kinds: ReadonlyMap<string, FileKind>
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer>>
}

/** Opens an EPUB, or throws an EpubError that names what is wrong with the file. */
export async function openEpub(file: Blob, limits: EpubLimits): Promise<OpenEpub> {
  if (file.size === 0) throw new EpubError('empty')
  if (file.size > limits.fileBytes) throw new EpubError('too-large')
  const other = await recognizeFile(file)
  if (other) throw new EpubError(other)
  const entries = await listEntries(file, limits).catch(throwEpubError)
  const byName = new Map(entries.map((entry) => [entry.filename, entry]))
  const names = new Set(byName.keys())
  if (names.has('word/document.xml')) throw new EpubError('word-file')
  if (!names.has('META-INF/container.xml')) throw new EpubError('not-epub')
  if (entries.some(({ encrypted }) => encrypted)) throw new EpubError('encrypted')

  let bytesLeft = limits.readBytes
  const read = async (name: string) => {
    const entry = byName.get(name)
    if (!entry || entry.directory) throw new EpubError('broken')
    const limit = Math.min(limits.chapterBytes, bytesLeft)
    const bytes = await unpack(entry, limit).catch(throwEpubError)
    bytesLeft -= bytes.byteLength
    return bytes
  }
  const readText = async (name: string) => decodeText(await read(name)).text
  await requireReadable(names, readText)
  return { entries, names, kinds: await listKinds(names, readText), read }
}

export function toEpubError(error: unknown): EpubError {
  return error instanceof EpubError ? error : new EpubError(toZipError(error).fault, error)
}

function throwEpubError(error: unknown): never {
  throw toEpubError(error)
}

/** Files that DRM systems add: Adobe, Apple, and Readium LCP. */
const rights = ['META-INF/rights.xml', 'META-INF/sinf.xml', 'META-INF/license.lcpl']

/** Both hide only fonts: EPUB 3.3 §4.2.6.3, and Adobe's own method. */
const fontMethods = new Set([
  'http://www.idpf.org/2008/embedding',
  'http://ns.adobe.com/pdf/enc#RC',
])

/** Throws if copy protection encrypts more than fonts. */
async function requireReadable(
  names: ReadonlySet<string>,
  readText: (name: string) => Promise<string>,
): Promise<void> {
  if (rights.some((name) => names.has(name))) throw new EpubError('encrypted')
  if (!names.has('META-INF/encryption.xml')) return
  const methods = listMethods(await readText('META-INF/encryption.xml'))
  if (methods.some((method) => !fontMethods.has(method))) throw new EpubError('encrypted')
}

function listMethods(markup: string) {
  const methods: string[] = []
  scanMarkup(markup, {
    onOpen: (element, attributes) => {
      if (element !== 'encryptionmethod') return
      methods.push(attributes.find(({ name }) => name === 'algorithm')?.value ?? '')
    },
  })
  return methods
}

const HEAD_BYTES = 68

/** The first bytes of files that authors take for an EPUB. */
const signatures: readonly (readonly [text: string, at: number, fault: EpubFault])[] = [
  ['%PDF', 0, 'pdf'],
  ['BOOKMOBI', 60, 'kindle-file'],
  ['TPZ', 0, 'kindle-file'],
  ['CONT\x02', 0, 'kindle-file'],
  ['\xEADRMION', 0, 'kindle-file'],
  ['\xD0\xCF\x11\xE0', 0, 'word-file'],
  ['{\\rtf', 0, 'word-file'],
]

/** Says what a file is instead of a ZIP file; undefined for ZIP files. */
async function recognizeFile(file: Blob): Promise<EpubFault | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const head = String.fromCharCode(...bytes)
  if (head.startsWith('PK\x03\x04')) return undefined
  return signatures.find(([text, at]) => head.startsWith(text, at))?.[2] ?? 'not-epub'
}
