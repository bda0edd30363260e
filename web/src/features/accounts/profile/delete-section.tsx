import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import type { SessionUser } from '../../../lib/session/session.ts'

const DeleteDialog = lazyDialog(
  () => import('./delete-dialog.tsx'),
  ({ DeleteDialog }) => DeleteDialog,
)

export function DeleteSection({ user }: { readonly user: SessionUser }) {
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
