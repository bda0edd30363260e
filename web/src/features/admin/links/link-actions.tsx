import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { disableDialogTexts } from './disable-dialog-texts.ts'
import type { LinkDetails } from './link-details.ts'
import { useLinkRefresh } from './use-link-refresh.ts'

/** Disables or enables a link. */
export function LinkActions({ link: { id, disabledAt } }: { readonly link: LinkDetails }) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const refresh = useLinkRefresh()
  const disable = trpc.admin.links.disable.useMutation({
    onSuccess: async () => {
      setDialogOpen(false)
      await refresh()
    },
  })
  const enable = trpc.admin.links.enable.useMutation({ onSuccess: refresh })
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      {disabledAt ? (
        <Button kind="outline" busy={enable.isPending} onClick={() => enable.mutate({ id })}>
          Enable
        </Button>
      ) : (
        <Button kind="danger" onClick={() => setDialogOpen(true)}>
          Disable
        </Button>
      )}
      <ActionResult error={enable.error} done={null} />
      {isDialogOpen && (
        <ReasonDialog
          {...disableDialogTexts}
          isBusy={disable.isPending}
          error={disable.error}
          onReason={(reason) => disable.mutate({ id, reason })}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </div>
  )
}
