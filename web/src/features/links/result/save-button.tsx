import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { useIsAtLimit } from '../../../components/links/allowance-banner.tsx'
import { useGoToSignIn, useSession } from '../../../lib/session/session.ts'
import type { MadeLinks } from '../make-links.ts'
import { saveButtonStyle } from './save-button-style.tsx'
import { rememberSaveIntent } from './save-intent.ts'
import { SignedInSaveButton } from './signed-in-save-button.tsx'
import type { AccountLinks } from './use-account-links.ts'

interface SaveButtonProps {
  readonly made: MadeLinks
  readonly own: AccountLinks
  readonly title: string
  readonly onChange: (made: MadeLinks) => void
}

/** Saves the link after a confirmation. Signed-out visitors sign in first and come back. */
export function SaveButton({ own, ...rest }: SaveButtonProps) {
  const { key } = rest.made.links.identifier
  const isSignedIn = useSession().status === 'signed-in'
  const isAtLimit = useIsAtLimit() && rest.made.links.saved === null
  if (!isSignedIn) return <SignInToSave identifier={key} />
  if (own.isPending) {
    return (
      <Button {...saveButtonStyle} busy>
        Save to My Account
      </Button>
    )
  }
  if (isAtLimit || own.refusal === 'link-limit-reached') return <UpgradeToSave />
  if (own.refusal) return <RetryToSave identifier={key} retry={own.retry} />
  return <SignedInSaveButton {...rest} />
}

function SignInToSave({ identifier }: { readonly identifier: string }) {
  const goToSignIn = useGoToSignIn()
  return (
    <Button
      {...saveButtonStyle}
      onClick={() => {
        rememberSaveIntent(identifier)
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
    <Link to={paths.pricing} className={buttonClasses('outline')}>
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
        rememberSaveIntent(identifier)
        retry()
      }}
    >
      Save to My Account
    </Button>
  )
}
