import { authorPagePath } from '@everyshelf/domain/author-pages'
import { formatDateTime } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge, Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'

type Row = RouterOutputs['admin']['authorPages']['find'][number]

/** One author page, with the button that disables or enables it. */
export function AuthorPageRow({ page }: { readonly page: Row }) {
  const { id, slug, name, ownerEmail, createdAt, disabledAt, disabledReason } = page
  const [isDialogOpen, setDialogOpen] = useState(false)
  const server = trpc.useUtils()
  const refresh = async () => {
    await server.admin.authorPages.find.invalidate()
  }
  const disable = trpc.admin.authorPages.disable.useMutation({
    onSuccess: async () => {
      setDialogOpen(false)
      await refresh()
    },
  })
  const enable = trpc.admin.authorPages.enable.useMutation({ onSuccess: refresh })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule py-4">
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <p className="m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1 font-semibold">
          {name || 'No name'}
          <PageBadges page={page} />
        </p>
        <p className="tabular m-0 mt-0.5 flex flex-wrap gap-x-4 text-ink-soft">
          <a href={authorPagePath(slug)} target="_blank" className="text-link" rel="noopener">
            {authorPagePath(slug)}
          </a>
          <span>{ownerEmail ?? 'No owner'}</span>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        {disabledReason && <p className="m-0 mt-1 text-sm">Reason: {disabledReason}</p>}
      </div>
      {disabledAt ? (
        <Button
          kind="outline"
          size="small"
          busy={enable.isPending}
          onClick={() => enable.mutate({ id })}
        >
          Enable
        </Button>
      ) : (
        <Button kind="danger" size="small" onClick={() => setDialogOpen(true)}>
          Disable
        </Button>
      )}
      {enable.error && <ActionResult error={enable.error} done={null} />}
      {isDialogOpen && (
        <ReasonDialog
          title="Disable this page?"
          description="From now on, readers see a notice instead of the page. You can enable it again."
          hint="The owner sees this reason in the page’s settings."
          action="Disable"
          isDangerous
          isBusy={disable.isPending}
          error={disable.error}
          onReason={(reason) => disable.mutate({ id, reason })}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </li>
  )
}

function PageBadges({ page: { publishedAt, removedAt, disabledAt } }: { readonly page: Row }) {
  return (
    <>
      {disabledAt && <Badge tone="danger">Disabled</Badge>}
      {removedAt && <Badge>Removed</Badge>}
      {!publishedAt && <Badge>Not published</Badge>}
    </>
  )
}
