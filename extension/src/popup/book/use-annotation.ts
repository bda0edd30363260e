import { labelKey, splitLabels } from '@everyshelf/domain/links'
import { useEffect, useState } from 'react'
import { type Annotation, annotationDraft } from '../../storage/annotation-draft.ts'
import type { SavedLink } from '../../storage/saved-links.ts'

export interface EditedAnnotation {
  readonly value: Annotation
  /** Whether it differs from what the server has stored. */
  readonly isChanged: boolean
  readonly change: (value: Annotation) => void
}

/** The labels and note of a book's link: the typed draft, or else what the server has stored. */
export function useAnnotation(key: string, saved: SavedLink | null): EditedAnnotation {
  const [draft, setDraft] = useState<Annotation | null>(null)
  useEffect(() => {
    setDraft(null)
    void annotationDraft.getValue().then((stored) => stored?.key === key && setDraft(stored))
  }, [key])
  const stored = { label: saved?.label ?? '', note: saved?.note ?? '' }
  const value = draft ?? stored
  const isChanged =
    nameLabels(value.label) !== nameLabels(stored.label) || value.note !== stored.note
  const isStored = saved !== null && draft !== null && !isChanged
  useEffect(() => {
    if (!isStored) return
    setDraft(null)
    void annotationDraft.removeValue()
  }, [isStored])
  return {
    value,
    isChanged,
    change: (next) => {
      setDraft(next)
      void annotationDraft.setValue({ key, ...next })
    },
  }
}

/** The same text for the same labels, in any order and spelling. */
function nameLabels(text: string): string {
  return splitLabels(text).map(labelKey).toSorted().join()
}
