import type { LinkAnnotation } from '@everyshelf/domain/links'
import { storage } from 'wxt/utils/storage'

/** A label and a note that were typed and are not stored with a link yet. */
interface AnnotationDraft extends LinkAnnotation {
  /** The book's identifier: ISBN-13 or ASIN. */
  readonly key: string
}

/** Popups close on a click elsewhere: what was typed for the last book comes back until the browser closes. */
export const annotationDraft = storage.defineItem<AnnotationDraft | null>(
  'session:annotation-draft',
  { fallback: null, version: 1 },
)
