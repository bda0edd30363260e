import {
  BlobReader,
  configure,
  type Entry,
  ERR_ENCRYPTED,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js'

// The page's policy allows no workers from blobs.
configure({ useWebWorkers: false })

export type ZipFault = 'broken' | 'encrypted' | 'too-many-files' | 'unpacks-too-large'

export class ZipError extends Error {
  readonly fault: ZipFault

  constructor(fault: ZipFault, cause?: unknown) {
    super(fault, { cause })
    this.name = 'ZipError'
    this.fault = fault
  }
}

/** What a ZIP file has at most, so that a prepared one cannot fill the memory. */
interface ZipLimits {
  readonly files: number
  readonly unpackedBytes: number
}

/** Lists the files of a ZIP file in its order, or throws a ZipError. */
export async function listEntries(file: Blob, limits: ZipLimits): Promise<Entry[]> {
  const reader = new ZipReader(new BlobReader(file))
  const entries: Entry[] = []
  let unpackedBytes = 0
  let packedBytes = 0
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      entries.push(entry)
      unpackedBytes += entry.uncompressedSize
      packedBytes += entry.compressedSize
      if (entries.length > limits.files) throw new ZipError('too-many-files')
      // Entries that share their data would be copied one by one.
      if (packedBytes > file.size) throw new ZipError('broken')
      if (unpackedBytes > limits.unpackedBytes) throw new ZipError('unpacks-too-large')
    }
  } catch (error) {
    throw toZipError(error)
  }
  return entries
}

/** Unpacks in pieces and stops at the limit, because the size in the file can be a lie. */
export async function unpack(entry: FileEntry, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (part) => {
      size += part.byteLength
      if (size > limit) throw new ZipError('unpacks-too-large')
      parts.push(part)
    },
  })
  try {
    if (entry.uncompressedSize > limit) throw new ZipError('unpacks-too-large')
    await entry.getData(sink, { checkSignature: true, checkOverlappingEntry: true })
  } catch (error) {
    throw size > limit ? new ZipError('unpacks-too-large') : toZipError(error)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

export function toZipError(error: unknown): ZipError {
  if (error instanceof ZipError) return error
  const isEncrypted = error instanceof Error && error.message === ERR_ENCRYPTED
  return new ZipError(isEncrypted ? 'encrypted' : 'broken', error)
}
