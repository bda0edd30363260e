import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { Bookmark } from 'lucide-react'
import { translate } from '../../messages/translate.ts'
import type { SavedLink } from '../../storage/saved-links.ts'
import { SiteLink } from '../site-link.tsx'
import { startConnecting } from '../start-connecting.ts'
import type { SaveActions } from './use-save-link.ts'

interface SaveLinkProps {
  readonly isConnected: boolean
  readonly isAtLimit: boolean
  readonly saved: SavedLink | null
  readonly saveActions: SaveActions
  /** Saved since the popup opened, so that removing it undoes that. */
  readonly isSavedHere?: boolean
  readonly saveLabel?: 'saveToAccount' | 'saveForShortLink'
  readonly onSave?: () => void
}

const buttonStyle = {
  kind: 'outline',
  size: 'small',
  icon: <Bookmark aria-hidden="true" className="size-4" />,
} as const

/** Saves the link to the account, and says whether it is saved. */
export function SaveLink(props: SaveLinkProps) {
  const { isConnected, isAtLimit, saved, saveActions, isSavedHere = false } = props
  const { queued, save, retryNow, remove } = saveActions
  const { saveLabel = 'saveToAccount', onSave = () => void save() } = props
  if (!isConnected) {
    return (
      <Button {...buttonStyle} onClick={promptToSignIn}>
        {translate('saveThisLink')}
      </Button>
    )
  }
  if (saved) {
    return (
      <>
        <Button {...buttonStyle} aria-disabled="true">
          {translate('saved')}
        </Button>
        <Button
          kind="quiet"
          size="small"
          className="px-2"
          aria-label={translate(isSavedHere ? 'undo' : 'removeName')}
          onClick={() => void remove(saved)}
        >
          {translate(isSavedHere ? 'undo' : 'remove')}
        </Button>
      </>
    )
  }
  if (queued?.trouble) {
    return (
      <>
        <span
          role="status"
          className="inline-flex min-h-9 items-center gap-1.5 text-sm font-medium"
        >
          <Bookmark aria-hidden="true" className="size-4" />
          {translate('waitingToSave')}
        </span>
        <Button kind="quiet" size="small" className="px-2" onClick={retryNow}>
          {translate('tryNow')}
        </Button>
      </>
    )
  }
  if (isAtLimit) return <UpgradeToSave />
  return (
    <Button {...buttonStyle} busy={queued !== null} onClick={onSave}>
      {translate(queued ? 'saving' : saveLabel)}
    </Button>
  )
}

/** As on the website: the free limit is reached, and Premium has none. */
export function UpgradeToSave() {
  return (
    <SiteLink path="/pricing" className={buttonClasses('outline', 'small')}>
      {translate('upgradeToSave')}
    </SiteLink>
  )
}

function promptToSignIn(): void {
  showError('sign-in-to-save', {
    label: translate('connect'),
    altText: translate('connectHint'),
    onSelect: () => void startConnecting(),
  })
}
