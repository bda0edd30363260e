import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { importChunk } from '../../../lib/import-chunk.ts'
import { lazyDialog } from '../../../lib/lazy-dialog.tsx'
import type { SessionUser } from '../../../lib/session.ts'

const DeleteDialog = lazyDialog(
  async () => (await importChunk(() => import('./delete-dialog.tsx'))).DeleteDialog,
)

export function DeleteSection({ user }: { readonly user: SessionUser }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountSection
      title="Delete account"
      about="Your readers are not affected: links that you handed out go on working, without your tags."
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
