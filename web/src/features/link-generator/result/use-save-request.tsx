import { useCopy } from '@everyshelf/ui/links'
import { type ReactNode, useEffect, useState } from 'react'
import { markStep } from '../../../lib/account/first-steps.ts'
import { importChunk } from '../../../lib/lazy-loading/import-chunk.ts'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import { type PendingAction, takePendingAction } from '../../../lib/session/pending-action.ts'
import type { MadeLinks } from '../make-links.ts'
import { useSave } from './use-save.ts'

const SaveDialog = lazyDialog(
  async () => (await importChunk(() => import('./save-dialog.tsx'))).SaveDialog,
)

interface SaveRequestDeps {
  readonly made: MadeLinks
  readonly title: string
  readonly canSave: boolean
  readonly onChange: (made: MadeLinks) => void
}

export interface SaveRequest {
  readonly isSaving: boolean
  readonly save: () => void
  /** Asks to confirm, then saves. With `copy`, it also copies the short link. */
  readonly request: (action: PendingAction['action']) => void
  readonly preload: () => void
  readonly dialog: ReactNode
}

/**
 * Saves a result after a confirmation. Copying asks too, because the saved link is the short one that
 * counts clicks. "Not now" then copies the long form. Continues what a visitor wanted before sign-in.
 */
export function useSaveRequest({ made, title, canSave, onChange }: SaveRequestDeps): SaveRequest {
  const { saved, identifier, globalLink } = made.links
  const { isSaving, save } = useSave(made, onChange)
  const { copy } = useCopy()
  const [action, setAction] = useState<PendingAction['action'] | null>(null)
  useEffect(() => {
    if (!canSave) return
    const pending = takePendingAction(identifier.key)
    if (pending) setAction(pending.action)
  }, [canSave, identifier.key])

  const copyLink = async (link: string | null) => {
    if (link && (await copy(link))) markStep('copied')
  }
  const confirm = async () => {
    setAction(null)
    const shortLink = await save()
    if (action === 'copy') await copyLink(shortLink)
  }
  const decline = () => {
    setAction(null)
    if (action === 'copy') void copyLink(globalLink)
  }

  return {
    isSaving,
    save: () => void save(),
    request: setAction,
    preload: SaveDialog.preload,
    dialog: action && canSave && saved === null && (
      <SaveDialog
        title={title}
        onClose={() => setAction(null)}
        onDecline={decline}
        onConfirm={() => void confirm()}
      />
    ),
  }
}
