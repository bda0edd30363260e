import { countryName } from '@everyshelf/domain/countries'
import { formatDate } from '@everyshelf/domain/format'
import { SELLER_REPORT_DAYS } from '@everyshelf/domain/limits'
import { ActionButton } from '../../../components/action-button.tsx'
import type { useSellerHealth } from './use-seller-health.ts'

interface SellerHealthDetailsProps extends ReturnType<typeof useSellerHealth> {
  /** A retailer's code, or `amazon-` and a marketplace's code. */
  readonly seller: string
  readonly name: string
}

/** When the owner last confirmed the book at one seller, and when readers reported it missing. */
export function SellerHealthDetails({
  seller,
  name,
  healthOf,
  confirm,
  hasFailed,
  savedAt,
}: SellerHealthDetailsProps) {
  const health = healthOf(seller)
  const reports = health?.reports ?? []
  if (hasFailed)
    return (
      <p className="m-0 text-ink-soft">
        We couldn’t load availability reports. Reload the page to try again.
      </p>
    )
  return (
    <>
      <p role="status" className="m-0">
        {health?.confirmedAt
          ? `You last confirmed availability here on ${formatDate(health.confirmedAt)}.`
          : `You haven’t confirmed availability here yet.${savedAt ? ` You saved the link on ${formatDate(savedAt)}.` : ''}`}
      </p>
      {reports.length > 0 && health?.lastReportOn && (
        <div className="mt-3">
          <p className="m-0">
            Reports of a missing book in the last {SELLER_REPORT_DAYS} days, most recently on{' '}
            {formatDate(`${health.lastReportOn}T12:00:00Z`)}:
          </p>
          <ul aria-label={`Reports for ${name}`} className="m-0 mt-1 list-none p-0 text-ink-soft">
            {reports.map(({ country, reports: count }) => (
              <li key={country}>
                {countryName(country)}: {count}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ActionButton
        kind="outline"
        size="small"
        className="mt-3 min-h-11"
        onAction={() => confirm(seller)}
      >
        Confirm the book is here
        <span className="sr-only"> at {name}</span>
      </ActionButton>
    </>
  )
}
