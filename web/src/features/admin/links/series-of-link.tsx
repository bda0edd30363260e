import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge } from '@everyshelf/ui/primitives'
import { apiClient } from '../../../lib/api/api-client.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { DetailList, DetailSection } from '../components/detail-section.tsx'
import { DisableButton } from '../components/disable-button.tsx'
import { disableTexts } from '../components/disable-texts.ts'

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
  const cache = trpc.useUtils().admin.series
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
      <DisableButton
        id={id}
        isDisabled={disabledAt !== null}
        texts={disableTexts.series}
        calls={apiClient.admin.series}
        size="small"
        what=" page"
        onDone={() => cache.invalidate()}
      />
    </li>
  )
}
