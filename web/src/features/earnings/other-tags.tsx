import { formatAmount, formatDecimal } from '@everyshelf/domain/earnings'
import { formatCount } from '@everyshelf/domain/format'
import { ChartSection } from '../../components/charts/chart-section.tsx'
import type { EarningsOverview } from './overview.ts'

interface OtherTagsProps extends Pick<EarningsOverview, 'otherTags'> {
  readonly currency: string
}

/** Earnings of tracking IDs that the author's links do not have. */
export function OtherTags({ otherTags: { shares, others }, currency }: OtherTagsProps) {
  const rows = shares.map(({ value, amount }) => ({ key: value, label: value, amount }))
  if (others) {
    const label = `Other tracking IDs (${formatCount(others.count)})`
    rows.push({ key: 'others of this list', label, amount: others.amount })
  }
  return (
    <ChartSection
      title="Other tracking IDs"
      about="These IDs are not among your tags. Other links earned this."
      rows={rows.map(({ label, amount }) => ({
        'Tracking ID': label || 'Without a tracking ID',
        [`Earnings (${currency})`]: formatDecimal(amount),
      }))}
      isList
      csvName="Earnings other tracking IDs"
      onPhone="closed"
    >
      <ul className="m-0 list-none p-0">
        {rows.map(({ key, label, amount }) => (
          <li key={key} className="flex gap-4 border-b border-rule py-2.5">
            <span className="mr-auto min-w-0 wrap-anywhere">
              {label || 'Without a tracking ID'}
            </span>
            <span className="tabular font-semibold">{formatAmount(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </ChartSection>
  )
}
