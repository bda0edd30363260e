import { Button } from '@everyshelf/ui/primitives'
import { useEffect, useState } from 'react'
import { importChunk } from '../../../lib/lazy-loading/import-chunk.ts'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import type { MadeLinks } from '../make-links.ts'
import { saveButtonStyle } from './save-button-style.tsx'
import { takeSaveIntent } from './save-intent.ts'
import { useSave } from './use-save.ts'

const SaveDialog = lazyDialog(
  async () => (await importChunk(() => import('./save-dialog.tsx'))).SaveDialog,
)

interface SignedInSaveButtonProps {
  readonly made: MadeLinks
  readonly title: string
  readonly onChange: (made: MadeLinks) => void
}

/** Opens the save confirmation at once for a user who signed in to save this link. */
export function SignedInSaveButton({ made, title, onChange }: SignedInSaveButtonProps) {
  const { saved, identifier } = made.links
  const { isSaving, save } = useSave(made, onChange)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const isSaved = saved !== null
  useEffect(() => {
    if (takeSaveIntent(identifier.key) && !isSaved) setDialogOpen(true)
  }, [isSaved, identifier.key])
  if (isSaved) {
    return (
      <Button {...saveButtonStyle} aria-disabled="true">
        Saved ✓
      </Button>
    )
  }
  return (
    <>
      <Button
        {...saveButtonStyle}
        busy={isSaving}
        onPointerEnter={SaveDialog.preload}
        onFocus={SaveDialog.preload}
        onClick={() => setDialogOpen(true)}
      >
        {isSaving ? 'Saving...' : 'Save to My Account'}
      </Button>
      {isDialogOpen && (
        <SaveDialog
          title={title}
          onClose={() => setDialogOpen(false)}
          onConfirm={() => {
            setDialogOpen(false)
            void save()
          }}
        />
      )}
    </>
  )
}
