import type { ReportFile, ReportProblemCode } from '@everyshelf/domain/earnings'
import { REPORT_FILES_MAX, REPORT_MAX_MB, REPORT_UNPACKED_MAX_MB } from '@everyshelf/domain/limits'
import { decodeFile } from '../../../lib/files/decode-file.ts'
import type { ZipFault } from '../../../lib/files/open-zip.ts'

const MB = 1024 * 1024

type OpenedFile =
  | { readonly files: readonly ReportFile[] }
  | { readonly problem: ReportProblemCode }

/** Reads a chosen file as text: one report, or those of a ZIP file as Amazon delivers it. */
export async function openReportFile(file: File): Promise<OpenedFile> {
  if (file.size > REPORT_MAX_MB * MB) return { problem: 'too-large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const head = String.fromCharCode(...bytes.subarray(0, 4))
  if (head === 'PK\x05\x06') return { problem: 'zip-without-reports' }
  if (head === 'PK\x03\x04') return await openZip(file)
  // Excel's format before 2007.
  if (head === '\xD0\xCF\x11\xE0') return { problem: 'excel' }
  return { files: [{ name: file.name, text: decodeFile(bytes) }] }
}

const problems: Readonly<Record<ZipFault, ReportProblemCode>> = {
  broken: 'zip-broken',
  encrypted: 'zip-encrypted',
  'too-many-files': 'zip-too-large',
  'unpacks-too-large': 'zip-too-large',
}

async function openZip(zip: File): Promise<OpenedFile> {
  const { listEntries, unpack, ZipError } = await import('../../../lib/files/open-zip.ts')
  const limits = { files: REPORT_FILES_MAX, unpackedBytes: REPORT_UNPACKED_MAX_MB * MB }
  try {
    const entries = await listEntries(zip, limits)
    if (entries.some(({ filename }) => filename === '[Content_Types].xml')) {
      return { problem: 'excel' }
    }
    const files: ReportFile[] = []
    for (const entry of entries) {
      const name = entry.filename.split('/').at(-1) ?? ''
      // macOS adds files whose names begin with a dot.
      if (entry.directory || !/^[^.].*\.(?:csv|tsv|txt)$/i.test(name)) continue
      if (entry.encrypted) return { problem: 'zip-encrypted' }
      files.push({ name, text: decodeFile(await unpack(entry, REPORT_MAX_MB * MB)) })
    }
    return files.length === 0 ? { problem: 'zip-without-reports' } : { files }
  } catch (error) {
    if (error instanceof ZipError) return { problem: problems[error.fault] }
    throw error
  }
}
