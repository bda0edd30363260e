import type { Entry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { listEntries, toZipError, unpack } from '../../../lib/files/open-zip.ts'
import { decodeText } from './decode-text.ts'
import { requireReadable } from './encryption.ts'
import { EpubError } from './epub-error.ts'
import type { EpubLimits } from './epub-limits.ts'
import { type FileKind, listKinds } from './package-file.ts'
import { recognizeFile } from './recognize-file.ts'

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
