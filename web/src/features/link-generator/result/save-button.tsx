import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { Bookmark } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { rememberPendingAction } from '../../../lib/session/pending-action.ts'
import { useGoToSignIn, useSession } from '../../../lib/session/session.ts'
import type { AccountLinks } from './use-account-links.ts'
import type { SaveRequest } from './use-save-request.tsx'

interface SaveButtonProps {
  /** The book's identifier key. */
  readonly identifier: string
  readonly isSaved: boolean
  readonly isAtLimit: boolean
  readonly own: AccountLinks
  readonly saving: SaveRequest
}

/** Saves the link after a confirmation. Signed-out visitors sign in first and come back. */
export function SaveButton({ identifier, isSaved, isAtLimit, own, saving }: SaveButtonProps) {
  const isSignedIn = useSession().status === 'signed-in'
  if (!isSignedIn) return <SignInToSave identifier={identifier} />
  if (own.isPending) {
    return (
      <Button {...saveButtonStyle} busy>
        Save to My Account
      </Button>
    )
  }
  if ((isAtLimit && !isSaved) || own.refusal === 'link-limit-reached') return <UpgradeToSave />
  if (own.refusal) return <RetryToSave identifier={identifier} retry={own.retry} />
  return <SignedInSaveButton isSaved={isSaved} saving={saving} />
}

function SignInToSave({ identifier }: { readonly identifier: string }) {
  const goToSignIn = useGoToSignIn()
  return (
    <Button
      {...saveButtonStyle}
      onClick={() => {
        rememberPendingAction({ action: 'save', identifier })
        showError('sign-in-to-save')
        goToSignIn()
      }}
    >
      Save This Link
    </Button>
  )
}

function UpgradeToSave() {
  return (
    <Link to={paths.pricing} className={`max-sm:col-span-2 ${buttonClasses('outline')}`}>
      Upgrade to save
    </Link>
  )
}

/** Creating the link failed, so this creates it again and then asks to confirm. */
function RetryToSave({ identifier, retry }: { identifier: string; retry: () => void }) {
  return (
    <Button
      {...saveButtonStyle}
      onClick={() => {
        rememberPendingAction({ action: 'save', identifier })
        retry()
      }}
    >
      Save to My Account
    </Button>
  )
}

interface SignedInSaveButtonProps {
  readonly isSaved: boolean
  readonly saving: SaveRequest
}

function SignedInSaveButton({ isSaved, saving }: SignedInSaveButtonProps) {
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

/** All states of the save button look alike. */
const saveButtonStyle = {
  kind: 'outline',
  className: 'max-sm:col-span-2',
  icon: <Bookmark className="size-[1.1em] max-sm:hidden" />,
} as const
