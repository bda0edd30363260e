/** Why a file cannot be checked. */
export const epubFaults = [
  'empty',
  'too-large',
  'pdf',
  'kindle-file',
  'word-file',
  'not-epub',
  'broken',
  'encrypted',
  'too-many-files',
  'unpacks-too-large',
  'too-many-links',
] as const
export type EpubFault = (typeof epubFaults)[number]

export class EpubError extends Error {
  readonly fault: EpubFault

  constructor(fault: EpubFault, cause?: unknown) {
    super(fault, { cause })
    this.name = 'EpubError'
    this.fault = fault
  }
}
