import { showError, showNotice } from '@everyshelf/ui/toast'
import { useState } from 'react'
import type { MadeLinks } from '../../../components/book-field/make-links.ts'
import { useSaveLink } from '../../../components/links/use-save-link.ts'

interface SaveOptions {
  /** The screen shows what was saved; only failures get a notice. */
  readonly isQuiet?: boolean
}

interface Save {
  readonly isSaving: boolean
  /** Resolves to the short link; null if saving failed. */
  readonly save: (options?: SaveOptions) => Promise<string | null>
}

/** Saves the link of a result, and replaces the result's Global Link with the saved short link. */
export function useSave(made: MadeLinks, onChange: (made: MadeLinks) => void): Save {
  const [isSaving, setSaving] = useState(false)
  const saveLink = useSaveLink()

  const save: Save['save'] = async ({ isQuiet = false } = {}) => {
    setSaving(true)
    const { identifier, format } = made.links
    const kept = await saveLink({ isbn: identifier.key, format })
    setSaving(false)
    if (!kept) return null
    const { id, slug, globalLink, isNew } = kept
    onChange({ ...made, links: { ...made.links, saved: { id, slug }, globalLink } })
    if (!isNew) showError('link-already-saved')
    else if (!isQuiet) showNotice('link-saved')
    return globalLink
  }
  return { isSaving, save }
}
