import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { Bookmark } from 'lucide-react'
import { translate } from '../../locales/translate.ts'
import type { SavedLink } from '../../storage/saved-links.ts'
import { SiteLink } from '../site-link.tsx'
import { startConnecting } from '../start-connecting.ts'
import type { SaveActions } from './use-save-link.ts'

interface SaveLinkProps {
  readonly isConnected: boolean
  readonly isAtLimit: boolean
  readonly saved: SavedLink | null
  readonly saveActions: SaveActions
}

const buttonStyle = {
  kind: 'outline',
  size: 'small',
  icon: <Bookmark aria-hidden="true" className="size-4" />,
} as const

/** Saves the link to the account; the labels are the website's. */
export function SaveLink({ isConnected, isAtLimit, saved, saveActions }: SaveLinkProps) {
  const { queued, save, retryNow, remove } = saveActions
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
          aria-label={translate('removeName')}
          onClick={() => void remove(saved)}
        >
          {translate('remove')}
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
    <Button {...buttonStyle} busy={queued !== null} onClick={save}>
      {translate(queued ? 'saving' : 'saveToAccount')}
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
