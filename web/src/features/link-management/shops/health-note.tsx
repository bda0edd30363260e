import { TriangleAlert } from 'lucide-react'
import { formatDate } from '../../../format/dates.ts'
import { countReports, isDoubtful, type ShopHealth } from './shop-health.ts'

/** Who looked at a place last, and what they found; nothing while nobody did. */
export function HealthNote({ health }: { readonly health: ShopHealth | undefined }) {
  const count = countReports(health)
  return (
    <>
      {isDoubtful(health) && health?.lastReportOn && (
        <span className="flex items-start gap-1.5 text-danger">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {count === 1 ? '1 reader' : `${count} readers`} did not find it, last on{' '}
            {formatDate(`${health.lastReportOn}T12:00:00Z`)}
          </span>
        </span>
      )}
      {health?.confirmedAt && (
        <span className="block">You saw it on {formatDate(health.confirmedAt)}</span>
      )}
    </>
  )
}
