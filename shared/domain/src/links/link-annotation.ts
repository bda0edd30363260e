import { cleanHintText } from '../books/index.ts'

export const LINK_LABEL_MAX_LENGTH = 40
export const LINK_NOTE_MAX_LENGTH = 500

/** The owner's label and note for a saved link. An empty text means none. */
export interface LinkAnnotation {
  /** A single line, such as "Newsletter". */
  readonly label: string
  readonly note: string
}

/** A change: texts that are missing stay as they are. */
export type LinkAnnotationChange = {
  readonly [text in keyof LinkAnnotation]?: LinkAnnotation[text] | undefined
}

/**
 * Turns a label into a single line without control or direction characters. Its length is not
 * limited here.
 *
 * @example cleanLabel(' Spring\n newsletter ') // 'Spring newsletter'
 */
export function cleanLabel(text: string): string {
  return cleanHintText(text, text.length)
}

/**
 * Cleans a note in the same way, but keeps its line breaks.
 *
 * @example cleanNote('For Ada\r\n\u0000until May ') // 'For Ada\nuntil May'
 */
export function cleanNote(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
  return lines.map(cleanLabel).join('\n').trim()
}
