import { formatDate } from '@everyshelf/domain/format'
import { TriangleAlert } from 'lucide-react'
import { countReports, hasNewReports, type SellerHealth } from './seller-health.ts'

/** The last confirmation and recent reports for one seller; nothing when there are none. */
export function SellerHealthNote({ health }: { readonly health: SellerHealth | undefined }) {
  const count = countReports(health)
  return (
    <>
      {hasNewReports(health) && health?.lastReportOn && (
        <span className="flex items-start gap-1.5 text-danger">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" />
          <span>
            {count === 1
              ? '1 reader reported the book missing on'
              : `${count} readers reported the book missing, most recently on`}{' '}
            {formatDate(`${health.lastReportOn}T12:00:00Z`)}
          </span>
        </span>
      )}
      {health?.confirmedAt && (
        <span className="block">
          You last confirmed availability here on {formatDate(health.confirmedAt)}
        </span>
      )}
    </>
  )
}
