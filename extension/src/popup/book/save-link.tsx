import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { Bookmark } from 'lucide-react'
import { translate } from '../../locales/translate.ts'
import type { SavedLink } from '../../storage/saved-links.ts'
import { SiteLink } from '../site-link.tsx'
import { startConnecting } from '../start-connecting.ts'
import type { Saving } from './use-saving.ts'

interface SaveLinkProps {
  readonly isConnected: boolean
  readonly isAtLimit: boolean
  readonly saved: SavedLink | null
  readonly saving: Saving
}

const look = {
  kind: 'outline',
  size: 'small',
  icon: <Bookmark aria-hidden="true" className="size-4" />,
} as const

/** Keeps the link in the account, with the words of the site. */
export function SaveLink({ isConnected, isAtLimit, saved, saving }: SaveLinkProps) {
  const { waiting, save, tryNow, remove } = saving
  if (!isConnected) {
    return (
      <Button {...look} onClick={askToSignIn}>
        {translate('saveThisLink')}
      </Button>
    )
  }
  if (saved) {
    return (
      <>
        <Button {...look} aria-disabled="true">
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
  if (waiting?.trouble) {
    return (
      <>
        <span
          role="status"
          className="inline-flex min-h-9 items-center gap-1.5 text-sm font-medium"
        >
          <Bookmark aria-hidden="true" className="size-4" />
          {translate('waitingToSave')}
        </span>
        <Button kind="quiet" size="small" className="px-2" onClick={tryNow}>
          {translate('tryNow')}
        </Button>
      </>
    )
  }
  if (isAtLimit) return <UpgradeToSave />
  return (
    <Button {...look} busy={waiting !== null} onClick={save}>
      {translate(waiting ? 'saving' : 'saveToAccount')}
    </Button>
  )
}

/** As on the site: there is no room, and Premium has no limit. */
export function UpgradeToSave() {
  return (
    <SiteLink path="/pricing" className={buttonClasses('outline', 'small')}>
      {translate('upgradeToSave')}
    </SiteLink>
  )
}

function askToSignIn(): void {
  showError('sign-in-to-save', {
    label: translate('connect'),
    altText: translate('connectHint'),
    onSelect: () => void startConnecting(),
  })
}
