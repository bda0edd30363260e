import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { Bookmark } from 'lucide-react'
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
        Save This Link
      </Button>
    )
  }
  if (saved) {
    return (
      <>
        <Button {...look} aria-disabled="true">
          Saved ✓
        </Button>
        <Button kind="quiet" size="small" className="px-2" onClick={() => void remove(saved)}>
          Remove<span className="sr-only"> the saved link</span>
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
          Waiting to be saved
        </span>
        <Button kind="quiet" size="small" className="px-2" onClick={tryNow}>
          Try now
        </Button>
      </>
    )
  }
  if (isAtLimit) return <UpgradeToSave />
  return (
    <Button {...look} busy={waiting !== null} onClick={save}>
      {waiting ? 'Saving...' : 'Save to My Account'}
    </Button>
  )
}

/** As on the site: there is no room, and Premium has no limit. */
export function UpgradeToSave() {
  return (
    <SiteLink path="/pricing" className={buttonClasses('outline', 'small')}>
      Upgrade to save
    </SiteLink>
  )
}

function askToSignIn(): void {
  showError('sign-in-to-save', {
    label: 'Connect',
    altText: 'The button Connect does the same',
    onSelect: () => void startConnecting(),
  })
}
