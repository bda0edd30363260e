import { readApiError } from '@everyshelf/client'
import type { Slug } from '@everyshelf/domain/links'
import { showError, showFailure, showNotice } from '@everyshelf/ui/toast'
import { useState } from 'react'
import type { GeneratedLinks, MadeLinks } from '../../../components/book-field/make-links.ts'
import { useLimitToast } from '../../../components/links/use-limit-toast.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { useListedLinks } from '../../../lib/links/listed-links.ts'
import { markRemoved } from '../../../lib/links/removed-links.ts'
import { refreshSession } from '../../../lib/session/session.ts'

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
  const showLimit = useLimitToast()
  const listed = useListedLinks()
  const [isSaving, setSaving] = useState(false)
  const mutation = trpc.links.save.useMutation()

  const keep = (change: Partial<GeneratedLinks>) =>
    onChange({ ...made, links: { ...made.links, ...change } })

  const save: Save['save'] = async ({ isQuiet = false } = {}) => {
    setSaving(true)
    const { identifier, format } = made.links
    try {
      const saved = await mutation.mutateAsync({
        isbn: identifier.key,
        ...(format && { format }),
      })
      const { id, slug, globalLink } = saved
      markRemoved([id], false)
      keep({ saved: { id, slug }, globalLink })
      if (!isQuiet) showNotice('link-saved')
      void listed.refresh()
      void refreshSession()
      return globalLink
    } catch (error) {
      return refuse(readApiError(error))
    } finally {
      setSaving(false)
    }
  }

  const refuse = (cause: ReturnType<typeof readApiError>): string | null => {
    const { code, details } = cause
    if (code === 'link-already-saved') {
      const { id, slug } = details as { id: string; slug: Slug }
      markRemoved([id], false)
      // The cached list does not have the link yet.
      void listed.refresh()
      const globalLink = toShortLink(made.links.globalLink, slug)
      keep({ saved: { id, slug }, globalLink })
      showError(code)
      return globalLink
    }
    if (code === 'link-limit-reached') {
      showLimit()
    } else if (code === 'unauthorized') {
      showError('sign-in-to-save-links')
    } else {
      showFailure('link-save-failed', cause)
    }
    return null
  }

  return { isSaving, save }
}

/** Uses the origin of the earlier Global Link, since the page's own may differ. */
function toShortLink(globalLink: string | null, slug: Slug): string {
  return `${new URL(globalLink ?? location.href).origin}/go/${slug}`
}
