import { useCopy } from '@everyshelf/ui/links'
import { useEffect, useRef, useState } from 'react'
import type { MadeLinks } from '../../../components/book-field/make-links.ts'
import { useRemoveLinks } from '../../../components/links/use-remove-links.ts'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import { type PendingAction, takePendingAction } from '../../../lib/session/pending-action.ts'
import { useIsPremium } from '../../../lib/session/session.ts'
import { toastTexts } from '../../../lib/toasts.ts'
import { useSave } from './use-save.ts'

const SaveDialog = lazyDialog(
  () => import('./save-dialog.tsx'),
  ({ SaveDialog }) => SaveDialog,
)

interface SaveRequestDeps {
  readonly made: MadeLinks
  readonly title: string
  readonly canSave: boolean
  readonly onChange: (made: MadeLinks) => void
}

export type SaveRequest = ReturnType<typeof useSaveRequest>

/** Why the dialog asks: for Save, for a visitor who signed in to save or copy, or after a copy. */
type Reason = PendingAction['action'] | 'copied'

/**
 * Saves a result: with Premium, in the click that copies it, otherwise after a confirmation. Copying never
 * waits for the save: the long link is copied first, and saving then replaces it with the short one, which
 * counts clicks. Also completes the action that a visitor began before signing in.
 */
export function useSaveRequest({ made, title, canSave, onChange }: SaveRequestDeps) {
  const { saved, identifier, globalLink } = made.links
  const { isSaving, save } = useSave(made, onChange)
  const { copy } = useCopy()
  const { copy: copyShort } = useCopy(toastTexts['saved-and-copied'].text)
  const isPremium = useIsPremium()
  const removeLinks = useRemoveLinks()
  const [isSavedByCopy, setSavedByCopy] = useState(false)
  const [reason, setReason] = useState<Reason | null>(null)
  const hasAsked = useRef(false)
  const ask = (next: Reason) => {
    hasAsked.current = true
    setReason(next)
  }
  useEffect(() => {
    if (!canSave) return
    const pending = takePendingAction(identifier.key)
    if (!pending) return
    hasAsked.current = true
    setReason(pending.action)
  }, [canSave, identifier.key])

  const confirm = async () => {
    setReason(null)
    const saving = save()
    if (reason === 'save') return
    // Quiet: a failed save has its own notice, and a saved link is on the screen.
    const shortLink = saving.then(
      (link) => link ?? Promise.reject(new Error('The link is not saved')),
    )
    await copyShort(shortLink, { isQuiet: true })
  }
  const decline = async () => {
    setReason(null)
    if (reason === 'copy' && globalLink) await copy(globalLink)
  }

  const shorten = async () => {
    const shortLink = await save({ isQuiet: true })
    setSavedByCopy(shortLink !== null)
    return shortLink
  }

  const undo = async (id: string) => {
    setSavedByCopy(false)
    // The result is then made again, with its long link.
    await removeLinks([{ id }])
  }

  return {
    isSaving,
    /** Saves the link in the press that copies it: for Premium, whose saved links have no limit. */
    shorten: isPremium && canSave && !isSaving ? shorten : undefined,
    /** Removes the link that a press on Copy saved; the copied short link never breaks. */
    undo: isSavedByCopy && saved ? () => void undo(saved.id) : undefined,
    save: () => void save(),
    /** Asks to confirm, then saves. */
    request: () => ask('save'),
    /** Asks to save the link that was just copied, unless this result has asked before. */
    offer: () => {
      if (!isPremium && !hasAsked.current) ask('copied')
    },
    openerProps: SaveDialog.openerProps,
    dialog: reason && canSave && saved === null && (
      <SaveDialog
        title={title}
        isCopied={reason === 'copied'}
        onClose={() => setReason(null)}
        onDecline={() => void decline()}
        onConfirm={() => void confirm()}
      />
    ),
  }
}
