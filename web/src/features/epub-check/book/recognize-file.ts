import type { EpubFault } from './epub-error.ts'

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
export async function recognizeFile(file: Blob): Promise<EpubFault | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const head = String.fromCharCode(...bytes)
  if (head.startsWith('PK\x03\x04')) return undefined
  return signatures.find(([text, at]) => head.startsWith(text, at))?.[2] ?? 'not-epub'
}
