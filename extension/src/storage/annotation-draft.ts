import type { LinkAnnotation } from '@everyshelf/domain/links'
import { storage } from 'wxt/utils/storage'

/** A typed label and note that are not stored with a link yet. */
interface AnnotationDraft extends LinkAnnotation {
  /** The book's identifier: ISBN-13 or ASIN. */
  readonly key: string
}

/** A click elsewhere closes the popup; this restores the text typed for the last book until the browser closes. */
export const annotationDraft = storage.defineItem<AnnotationDraft | null>(
  'session:annotation-draft',
  { fallback: null, version: 1 },
)
