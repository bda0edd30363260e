import { Button } from '@everyshelf/ui/primitives'
import { saveButtonStyle } from './save-button-style.tsx'
import type { SaveRequest } from './use-save-request.tsx'

interface SignedInSaveButtonProps {
  readonly isSaved: boolean
  readonly saving: SaveRequest
}

export function SignedInSaveButton({ isSaved, saving }: SignedInSaveButtonProps) {
  if (isSaved) {
    return (
      <>
        <Button {...saveButtonStyle} aria-disabled="true">
          Saved ✓
        </Button>
        {saving.undo && (
          <Button kind="quiet" onClick={saving.undo}>
            Undo
          </Button>
        )}
      </>
    )
  }
  return (
    <Button
      {...saveButtonStyle}
      busy={saving.isSaving}
      {...saving.openerProps}
      onClick={() => saving.request()}
    >
      {saving.isSaving ? 'Saving...' : 'Save to My Account'}
    </Button>
  )
}
