import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge, Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { disableSeriesTexts } from '../author-pages/disable-page-texts.ts'
import { ActionResult } from '../components/action-result.tsx'
import { DetailList, DetailSection } from '../components/detail-section.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'

type SeriesOfLink = RouterOutputs['admin']['series']['listOfLink'][number]

/** The series pages that list a link. */
export function SeriesOfLinkSection({ linkId }: { readonly linkId: string }) {
  const { data = [] } = trpc.admin.series.listOfLink.useQuery({ id: linkId })
  if (data.length === 0) return null
  return (
    <DetailSection title="Series pages">
      <DetailList empty="No series pages.">
        {data.map((series) => (
          <SeriesItem key={series.id} series={series} />
        ))}
      </DetailList>
    </DetailSection>
  )
}

function SeriesItem({ series }: { readonly series: SeriesOfLink }) {
  const { id, name, path, disabledAt, disabledReason } = series
  const [isDialogOpen, setDialogOpen] = useState(false)
  const cache = trpc.useUtils().admin.series
  const disable = trpc.admin.series.disable.useMutation({
    onSuccess: async () => {
      setDialogOpen(false)
      await cache.invalidate()
    },
  })
  const enable = trpc.admin.series.enable.useMutation({ onSuccess: () => cache.invalidate() })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule py-2.5">
      <span className="mr-auto min-w-0 wrap-anywhere">
        {name === '' ? 'Series of a closed account' : name}{' '}
        <a href={path} className="text-link">
          {path}
        </a>
        {disabledAt && (
          <span className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <Badge tone="danger">Disabled</Badge>
            {disabledReason}
          </span>
        )}
      </span>
      {disabledAt ? (
        <Button
          kind="outline"
          size="small"
          busy={enable.isPending}
          onClick={() => enable.mutate({ id })}
        >
          Enable page
        </Button>
      ) : (
        <Button kind="danger" size="small" onClick={() => setDialogOpen(true)}>
          Disable page
        </Button>
      )}
      <ActionResult error={enable.error} done={null} />
      {isDialogOpen && (
        <ReasonDialog
          {...disableSeriesTexts}
          isBusy={disable.isPending}
          error={disable.error}
          onReason={(reason) => disable.mutate({ id, reason })}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </li>
  )
}
