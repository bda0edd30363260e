import { useCopy } from '@everyshelf/ui/links'
import { showNotice } from '@everyshelf/ui/toast'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { linkPath, paths } from '../../lib/paths.ts'
import { toastTexts } from '../../lib/toasts.ts'
import { storeDraft } from '../book-field/draft.ts'
import type { MadeLinks } from '../book-field/make-links.ts'
import { useRemoveLinks } from './use-remove-links.ts'
import { useSaveLink } from './use-save-link.ts'

interface KeptLink {
  readonly id: string
  readonly shortLink: string
  /** False if the account had it before. */
  readonly isNew: boolean
}

/**
 * One action in the workspace: saves a book's link, copies its short link, and opens the book's page, with
 * Undo. It promises the browser a text for the clipboard during the click, because browsers
 * deny a later write.
 */
export function useNewLink() {
  const navigate = useNavigate()
  const saveLink = useSaveLink()
  const removeLinks = useRemoveLinks()
  const { copy } = useCopy()
  const pressed = useRef<PromiseWithResolvers<KeptLink> | null>(null)

  const announce = async (promise: Promise<KeptLink>) => {
    let kept: KeptLink | undefined
    const undo = (id: string) => ({
      label: 'Undo',
      altText: 'Remove the link on the book’s page',
      onSelect: () => {
        void navigate(paths.dashboard)
        void removeLinks([{ id }])
      },
    })
    const shortLink = promise.then((result) => {
      kept = result
      return result.shortLink
    })
    const isCopied = await copy(shortLink, {
      isQuiet: true,
      notice: () =>
        kept?.isNew
          ? { text: toastTexts['saved-and-copied'].text, action: undo(kept.id) }
          : toastTexts['saved-before'],
    })
    if (!isCopied && kept?.isNew) showNotice('link-saved', undo(kept.id))
  }

  /** Called in the press. */
  const begin = () => {
    refuse()
    pressed.current = Promise.withResolvers()
    void announce(pressed.current.promise)
  }

  /** Leaves the clipboard as it is. */
  const refuse = () => pressed.current?.reject(new Error('no link'))

  const finish = async ({ links }: MadeLinks) => {
    const { identifier, format, saved, isOwnLink, globalLink } = links
    const kept =
      saved && isOwnLink && globalLink
        ? { ...saved, globalLink, isNew: false }
        : await saveLink({ isbn: identifier.key, format })
    if (!kept) return refuse()
    const { id, isNew } = kept
    pressed.current?.resolve({ id, isNew, shortLink: kept.globalLink })
    storeDraft('')
    await navigate(linkPath(id))
  }
  return { begin, finish, refuse }
}
