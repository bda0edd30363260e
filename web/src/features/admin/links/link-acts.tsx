import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { trpc } from '../../../lib/api.tsx'
import { OutcomeLine } from '../lists/outcome-line.tsx'
import { ReasonDialog } from '../lists/reason-dialog.tsx'
import type { LinkDetails } from './link-details.ts'
import { SWITCH_OFF } from './switch-off-words.ts'
import { useLinkRefresh } from './use-link-refresh.ts'

/** The switch of a link. */
export function LinkActs({ link: { id, disabledAt } }: { readonly link: LinkDetails }) {
  const [isAsking, setAsking] = useState(false)
  const refresh = useLinkRefresh()
  const disable = trpc.admin.links.disable.useMutation({
    onSuccess: async () => {
      setAsking(false)
      await refresh()
    },
  })
  const enable = trpc.admin.links.enable.useMutation({ onSuccess: refresh })
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      {disabledAt ? (
        <Button kind="outline" busy={enable.isPending} onClick={() => enable.mutate({ id })}>
          Switch on again
        </Button>
      ) : (
        <Button kind="danger" onClick={() => setAsking(true)}>
          Switch off
        </Button>
      )}
      <OutcomeLine error={enable.error} done={null} />
      {isAsking && (
        <ReasonDialog
          {...SWITCH_OFF}
          isBusy={disable.isPending}
          error={disable.error}
          onReason={(reason) => disable.mutate({ id, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
