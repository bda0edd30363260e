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
