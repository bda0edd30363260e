import type { LinkAnnotation } from '@everyshelf/domain/links'
import { useEffect, useState } from 'react'
import { annotationDraft } from '../../storage/annotation-draft.ts'
import type { SavedLink } from '../../storage/saved-links.ts'

export interface Annotation {
  readonly value: LinkAnnotation
  /** Whether it differs from what the server has stored. */
  readonly isChanged: boolean
  readonly change: (value: LinkAnnotation) => void
}

/** The label and note of a book's link: the typed draft, or else what the server has stored. */
export function useAnnotation(key: string, saved: SavedLink | null): Annotation {
  const [draft, setDraft] = useState<LinkAnnotation | null>(null)
  useEffect(() => {
    setDraft(null)
    void annotationDraft.getValue().then((stored) => stored?.key === key && setDraft(stored))
  }, [key])
  const stored = { label: saved?.label ?? '', note: saved?.note ?? '' }
  const value = draft ?? stored
  const isChanged = value.label !== stored.label || value.note !== stored.note
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
