import {
  BlobReader,
  configure,
  type Entry,
  ERR_ENCRYPTED,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { decodeText } from './decode-text.ts'
import { requireReadable } from './encryption.ts'
import { EpubError } from './epub-error.ts'
import type { EpubLimits } from './epub-limits.ts'
import { type FileKind, listKinds } from './package-file.ts'
import { recognizeFile } from './recognize-file.ts'

// This code runs in a worker, and the page's policy allows no workers from blobs.
configure({ useWebWorkers: false })

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
  const entries = await listEntries(file, limits)
  const byName = new Map(entries.map((entry) => [entry.filename, entry]))
  const names = new Set(byName.keys())
  if (names.has('word/document.xml')) throw new EpubError('word-file')
  if (!names.has('META-INF/container.xml')) throw new EpubError('not-epub')
  if (entries.some(({ encrypted }) => encrypted)) throw new EpubError('encrypted')

  let bytesLeft = limits.readBytes
  const read = async (name: string) => {
    const entry = byName.get(name)
    if (!entry || entry.directory) throw new EpubError('broken')
    const bytes = await unpack(entry, Math.min(limits.chapterBytes, bytesLeft))
    bytesLeft -= bytes.byteLength
    return bytes
  }
  const readText = async (name: string) => decodeText(await read(name)).text
  await requireReadable(names, readText)
  return { entries, names, kinds: await listKinds(names, readText), read }
}

async function listEntries(file: Blob, limits: EpubLimits): Promise<Entry[]> {
  const reader = new ZipReader(new BlobReader(file))
  const entries: Entry[] = []
  let unpackedBytes = 0
  let packedBytes = 0
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      entries.push(entry)
      unpackedBytes += entry.uncompressedSize
      packedBytes += entry.compressedSize
      if (entries.length > limits.files) throw new EpubError('too-many-files')
      // Entries that share their data would be copied one by one.
      if (packedBytes > file.size) throw new EpubError('broken')
      if (unpackedBytes > limits.unpackedBytes) throw new EpubError('unpacks-too-large')
    }
  } catch (error) {
    throw toEpubError(error)
  }
  return entries
}

/** Unpacks in pieces and stops at the limit, because the size in the file can be a lie. */
async function unpack(entry: FileEntry, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (part) => {
      size += part.byteLength
      if (size > limit) throw new EpubError('unpacks-too-large')
      parts.push(part)
    },
  })
  try {
    if (entry.uncompressedSize > limit) throw new EpubError('unpacks-too-large')
    await entry.getData(sink, { checkSignature: true, checkOverlappingEntry: true })
  } catch (error) {
    throw size > limit ? new EpubError('unpacks-too-large') : toEpubError(error)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

export function toEpubError(error: unknown): EpubError {
  if (error instanceof EpubError) return error
  const isEncrypted = error instanceof Error && error.message === ERR_ENCRYPTED
  return new EpubError(isEncrypted ? 'encrypted' : 'broken', error)
}
