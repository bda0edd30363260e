export const LINK_NOTE_MAX_LENGTH = 500

/** A change of what the owner notes on a saved link: missing parts stay as they are. */
export interface LinkAnnotationChange {
  /** The names of all its labels; labels that do not exist are created. */
  readonly labels?: readonly string[] | undefined
  readonly note?: string | undefined
}
