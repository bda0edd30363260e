import { storedItem } from './stored-item.ts'

/** What the owner types for the link of a book. */
export interface Annotation {
  /** Instead of the page's title; only for a link that is not saved yet, like the slug. */
  readonly ownTitle?: string
  /** Needs Premium. Missing or empty for a random one. */
  readonly slug?: string
  /** The names of the private labels, separated by commas. */
  readonly label: string
  /** Private, too. */
  readonly note: string
}

/** What is not stored with a link yet. */
interface AnnotationDraft extends Annotation {
  /** The book's identifier: ISBN-13 or ASIN. */
  readonly key: string
}

/** A click elsewhere closes the popup; this restores the text typed for the last book until the browser closes. */
export const annotationDraft = storedItem<AnnotationDraft | null>(
  'session',
  'annotation-draft',
  null,
)
