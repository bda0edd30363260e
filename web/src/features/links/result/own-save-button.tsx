import { Button } from '@everyshelf/ui/primitives'
import { useEffect, useState } from 'react'
import { importChunk } from '../../../lib/import-chunk.ts'
import { lazyDialog } from '../../../lib/lazy-dialog.tsx'
import type { MadeLinks } from '../make-links.ts'
import { takeSaveIntent } from './save-intent.ts'
import { saveLook } from './save-look.tsx'
import { useSave } from './use-save.ts'

const SaveDialog = lazyDialog(
  async () => (await importChunk(() => import('./save-dialog.tsx'))).SaveDialog,
)

interface OwnSaveButtonProps {
  readonly made: MadeLinks
  readonly title: string
  readonly onChange: (made: MadeLinks) => void
}

/** Saves a link of who is signed in; asks by itself when they signed in for that. */
export function OwnSaveButton({ made, title, onChange }: OwnSaveButtonProps) {
  const { saved, identifier } = made.links
  const { isSaving, save } = useSave(made, onChange)
  const [isAsked, setAsked] = useState(false)
  const isSaved = saved !== null
  useEffect(() => {
    if (takeSaveIntent(identifier.key) && !isSaved) setAsked(true)
  }, [isSaved, identifier.key])
  if (isSaved) {
    return (
      <Button {...saveLook} aria-disabled="true">
        Saved ✓
      </Button>
    )
  }
  return (
    <>
      <Button
        {...saveLook}
        busy={isSaving}
        onPointerEnter={SaveDialog.preload}
        onFocus={SaveDialog.preload}
        onClick={() => setAsked(true)}
      >
        {isSaving ? 'Saving...' : 'Save to My Account'}
      </Button>
      {isAsked && (
        <SaveDialog
          title={title}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            void save()
          }}
        />
      )}
    </>
  )
}
