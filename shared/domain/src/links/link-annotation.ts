import { cleanHintText } from '../books/index.ts'

export const LINK_LABEL_MAX_LENGTH = 40
export const LINK_NOTE_MAX_LENGTH = 500

/** What owners write on a saved link for themselves; an empty text removes it. */
export interface LinkAnnotation {
  /** One line, such as "Newsletter". */
  readonly label: string
  readonly note: string
}

/** Only what is named changes. */
export type LinkAnnotationChange = {
  readonly [text in keyof LinkAnnotation]?: LinkAnnotation[text] | undefined
}

/**
 * Makes one line of a label as typed or sent by a program, without control or direction characters.
 *
 * @example cleanLabel(' Spring\n newsletter ') // 'Spring newsletter'
 */
export function cleanLabel(text: string): string {
  return cleanHintText(text, text.length)
}

/**
 * The same for a note, which keeps its lines.
 *
 * @example cleanNote('For Ada\r\n\u0000until May ') // 'For Ada\nuntil May'
 */
export function cleanNote(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
  return lines.map(cleanLabel).join('\n').trim()
}
