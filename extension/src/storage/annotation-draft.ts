import { storage } from 'wxt/utils/storage'

/** The owner's private labels and note, as typed. */
export interface Annotation {
  /** The names of the labels, separated by commas. */
  readonly label: string
  readonly note: string
}

/** Typed labels and a note that are not stored with a link yet. */
interface AnnotationDraft extends Annotation {
  /** The book's identifier: ISBN-13 or ASIN. */
  readonly key: string
}

/** A click elsewhere closes the popup; this restores the text typed for the last book until the browser closes. */
export const annotationDraft = storage.defineItem<AnnotationDraft | null>(
  'session:annotation-draft',
  { fallback: null, version: 1 },
)
