import { formatDateTime } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge } from '@everyshelf/ui/primitives'
import { apiClient } from '../../../lib/api/api-client.ts'
import { DisableButton } from '../components/disable-button.tsx'
import { disableTexts } from '../components/disable-texts.ts'
import { usePageRefresh } from '../components/use-refresh.ts'

export type FoundPage = RouterOutputs['admin']['authorPages']['find'][number]

interface PageRowProps {
  readonly kind: 'author-page' | 'series'
  readonly page: FoundPage
}

/** A page for readers, with the button that disables or enables it. */
export function PageRow({ kind, page }: PageRowProps) {
  const { id, name, ownerEmail, createdAt, disabledAt, disabledReason } = page
  const refresh = usePageRefresh()
  const isSeries = kind === 'series'
  const path = `/${isSeries ? 'series' : 'by'}/${page.slug}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule py-4">
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <p className="m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1 font-semibold">
          {name || 'No name'}
          {disabledAt && <Badge tone="danger">Disabled</Badge>}
          {page.removedAt && <Badge>Removed</Badge>}
          {!page.publishedAt && <Badge>Not published</Badge>}
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
      <DisableButton
        id={id}
        isDisabled={disabledAt !== null}
        texts={disableTexts[kind]}
        calls={isSeries ? apiClient.admin.series : apiClient.admin.authorPages}
        size="small"
        onDone={refresh}
      />
    </li>
  )
}
