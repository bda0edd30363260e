import { formatDateTime } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge, Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { ActionResult } from '../components/action-result.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { disablePageTexts, disableSeriesTexts } from './disable-page-texts.ts'
import { type PageActions, useAuthorPageActions, useSeriesActions } from './use-page-actions.ts'

type Row = RouterOutputs['admin']['authorPages']['find'][number]

interface PageRowProps {
  readonly page: Row
  readonly path: string
  readonly actions: PageActions
  readonly dialogTexts: typeof disablePageTexts | typeof disableSeriesTexts
}

export function AuthorPageRow({ page }: { readonly page: Row }) {
  const actions = useAuthorPageActions()
  return (
    <PageRow
      page={page}
      path={`/by/${page.slug}`}
      actions={actions}
      dialogTexts={disablePageTexts}
    />
  )
}

export function SeriesRow({ page }: { readonly page: Row }) {
  const actions = useSeriesActions()
  return (
    <PageRow
      page={page}
      path={`/series/${page.slug}`}
      actions={actions}
      dialogTexts={disableSeriesTexts}
    />
  )
}

/** A page for readers, with the button that disables or enables it. */
function PageRow({ page, path, actions, dialogTexts }: PageRowProps) {
  const { id, name, ownerEmail, createdAt, disabledAt, disabledReason } = page
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule py-4">
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <p className="m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1 font-semibold">
          {name || 'No name'}
          <PageBadges page={page} />
        </p>
        <p className="tabular m-0 mt-0.5 flex flex-wrap gap-x-4 text-ink-soft">
          <a href={path} target="_blank" className="text-link" rel="noopener">
            {path}
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
          busy={actions.isEnabling}
          onClick={() => actions.enable(id)}
        >
          Enable
        </Button>
      ) : (
        <Button kind="danger" size="small" onClick={() => setDialogOpen(true)}>
          Disable
        </Button>
      )}
      {actions.enableError !== null && <ActionResult error={actions.enableError} done={null} />}
      {isDialogOpen && (
        <ReasonDialog
          {...dialogTexts}
          isBusy={actions.isDisabling}
          error={actions.disableError}
          onReason={(reason) => actions.disable(id, reason, () => setDialogOpen(false))}
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
