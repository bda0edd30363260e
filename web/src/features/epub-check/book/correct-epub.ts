import { type CorrectionPlan, correctBookLink } from '@everyshelf/domain/back-matter'
import {
  BlobReader,
  BlobWriter,
  type Entry,
  TextReader,
  Uint8ArrayReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { encodeAttribute } from './character-references.ts'
import type { OnProgress } from './check-epub.ts'
import { decodeText } from './decode-text.ts'
import { findLinks } from './find-links.ts'
import type { FoundLink } from './found-link.ts'
import { readPlacedLink } from './link-problems.ts'
import { type OpenEpub, toEpubError } from './open-epub.ts'
import type { FileKind } from './package-file.ts'
import type { Span } from './scan-markup.ts'

const MEDIA_TYPE = 'application/epub+zip'

export interface CorrectedEpub {
  readonly file: Blob
  readonly replacedCount: number
  readonly unlinkedCount: number
}

interface Edit extends Span {
  readonly text: string
}

/**
 * Writes a copy of the book with corrected links. All other files keep their compressed bytes, and
 * changed files keep every character outside corrected links.
 */
export async function correctEpub(
  epub: OpenEpub,
  plan: CorrectionPlan,
  onProgress: OnProgress = () => {},
): Promise<CorrectedEpub> {
  const writer = new ZipWriter(new BlobWriter(MEDIA_TYPE), PLAIN)
  const counts = { replace: 0, unlink: 0 }
  let done = 0
  try {
    // EPUB 3.3 §4.2.6.1: first, not compressed, without extra fields.
    await writer.add('mimetype', new TextReader(MEDIA_TYPE), { level: 0 })
    for (const entry of epub.entries) {
      const kind = epub.kinds.get(entry.filename)
      const changed = kind && (await correctFile(epub, entry.filename, kind, plan, counts))
      if (changed) await addChanged(writer, entry, changed)
      else if (entry.filename !== 'mimetype') await copy(writer, entry)
      onProgress(++done, epub.entries.length)
    }
    const file = await writer.close()
    return { file, replacedCount: counts.replace, unlinkedCount: counts.unlink }
  } catch (error) {
    throw toEpubError(error)
  }
}

/** Older reading apps know no newer features of ZIP. */
const PLAIN = { extendedTimestamp: false, dataDescriptor: false, zip64: false, keepOrder: true }

async function copy(writer: ZipWriter<Blob>, entry: Entry) {
  if (entry.directory) {
    await writer.add(entry.filename, undefined, { entry })
    return
  }
  const packed = await entry.getData(new BlobWriter(), { passThrough: true })
  await writer.add(entry.filename, new BlobReader(packed), {
    entry,
    passThrough: true,
    dataDescriptor: false,
  })
}

async function addChanged(writer: ZipWriter<Blob>, entry: Entry, bytes: Uint8Array<ArrayBuffer>) {
  const level = entry.compressionMethod === 0 ? 0 : 6
  await writer.add(entry.filename, new Uint8ArrayReader(bytes), { entry, level })
}

/** The corrected file; undefined if nothing changes. */
async function correctFile(
  epub: OpenEpub,
  name: string,
  kind: FileKind,
  plan: CorrectionPlan,
  counts: { replace: number; unlink: number },
) {
  const { text, encode } = decodeText(await epub.read(name))
  const edits: Edit[] = []
  const onLink = (link: FoundLink) => {
    if (link.place !== 'text') return
    const correction = correctBookLink(readPlacedLink(link, plan.origin), plan)
    if (correction.kind === 'keep') return
    counts[correction.kind]++
    edits.push(...(correction.kind === 'unlink' ? unlink(link) : [relink(link, correction.href)]))
  }
  findLinks(kind, text, onLink, () => {})
  return edits.length > 0 ? encode(applyEdits(text, edits)) : undefined
}

function relink({ valueSpan, isQuoted }: FoundLink, href: string) {
  const value = encodeAttribute(href)
  return { ...valueSpan, text: isQuoted ? value : `"${value}"` }
}

function unlink({ attributeSpans }: FoundLink) {
  return attributeSpans.map((span) => ({ ...span, text: '' }))
}

function applyEdits(text: string, edits: readonly Edit[]) {
  const parts: string[] = []
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, edit.start), edit.text)
    at = edit.end
  }
  return parts.join('') + text.slice(at)
}
