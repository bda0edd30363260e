import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AccountSection } from '../../../components/account-section.tsx'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import { paths } from '../../../lib/paths.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { useSession } from '../../../lib/session/session.ts'
import { DataSection } from './data-section.tsx'
import { RestoreSection } from './restore-section.tsx'

/** What brings data in and out of the account: export, restore, move, and deletion. */
export function YourData() {
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <DataSection />
      <RestoreSection />
      <MoveSection />
      <DeleteSection user={user} />
    </>
  )
}

/** Links to the page for imports. */
function MoveSection() {
  return (
    <AccountSection
      title="Import"
      about="Import a list of books, or your links from Bitly, Geniuslink, Dub, Shlink, or another service."
    >
      <Link to={paths.move} className={buttonClasses('outline')}>
        <PackageOpen aria-hidden="true" className="size-[1.1em]" />
        Import links
      </Link>
    </AccountSection>
  )
}

const DeleteDialog = lazyDialog(
  () => import('./delete-dialog.tsx'),
  ({ DeleteDialog }) => DeleteDialog,
)

function DeleteSection({ user }: { readonly user: SessionUser }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountSection
      title="Delete account"
      about="Links you shared keep working for readers, without your tags. Your author pages will show only your books."
    >
      <Button
        kind="danger"
        onPointerEnter={DeleteDialog.preload}
        onFocus={DeleteDialog.preload}
        onClick={() => setOpen(true)}
      >
        Delete my account
      </Button>
      {isOpen && <DeleteDialog user={user} onClose={() => setOpen(false)} />}
    </AccountSection>
  )
}
