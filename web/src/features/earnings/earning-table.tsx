import { type EarningBreakdown, formatAmount } from '@everyshelf/domain/earnings'
import { formatCount } from '@everyshelf/domain/format'
import { type ReactNode, useState } from 'react'
import { ShowAllButton } from '../../components/charts/show-all-button.tsx'
import { formatPerClick } from './describe-amounts.ts'
import { type OtherRow, unattributedTexts } from './earning-rows.ts'

const VISIBLE_ROWS = 8

export interface EarningTableProps {
  readonly caption: string
  readonly column: string
  readonly breakdown: EarningBreakdown
  readonly name: (value: string) => ReactNode
  readonly currency: string
  readonly hasClicks: boolean
  /** What a long list does not show. */
  readonly others?: OtherRow | null
}

/** A breakdown with what each click earned. What belongs to no row comes last, with the reason. */
export function EarningTable({
  caption,
  column,
  breakdown,
  name,
  currency,
  hasClicks,
  others = null,
}: EarningTableProps) {
  const { shares, unattributed } = breakdown
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? shares : shares.slice(0, VISIBLE_ROWS)
  return (
    <>
      <table className="tabular w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className="py-2 font-semibold">
              {column}
            </th>
            <NumberHeading>Clicks</NumberHeading>
            <NumberHeading>Earnings</NumberHeading>
            <NumberHeading>Per click</NumberHeading>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ value, amount, clicks }) => (
            <ShareRow
              key={value}
              amount={amount}
              currency={currency}
              clicks={hasClicks ? clicks : null}
              name={name(value)}
            />
          ))}
          {showsAll && others && (
            <ShareRow
              amount={others.amount}
              currency={currency}
              clicks={hasClicks ? others.clicks : null}
              name={others.label}
            />
          )}
          {shares.length > VISIBLE_ROWS && (
            <tr className="border-t border-rule print:hidden">
              <td colSpan={4} className="pb-2">
                <ShowAllButton
                  count={shares.length}
                  visible={VISIBLE_ROWS}
                  showsAll={showsAll}
                  onChange={setShowsAll}
                />
              </td>
            </tr>
          )}
          {unattributed.map(({ reason, amount }) => (
            <tr key={reason} className="border-t border-rule text-ink-soft">
              <th scope="row" className="py-2.5 font-normal">
                <span className="block text-xs">Not attributable</span>
                {unattributedTexts[reason]}
              </th>
              <NumberValue>–</NumberValue>
              <NumberValue>{formatAmount(amount, currency)}</NumberValue>
              <NumberValue>–</NumberValue>
            </tr>
          ))}
        </tbody>
      </table>
      {shares.length + unattributed.length === 0 && (
        <p className="m-0 mt-3 text-ink-soft">No earnings</p>
      )}
    </>
  )
}

interface ShareRowProps {
  readonly name: ReactNode
  readonly clicks: number | null
  readonly amount: number
  readonly currency: string
}

function ShareRow({ name, clicks, amount, currency }: ShareRowProps) {
  return (
    <tr className="border-t border-rule">
      <th scope="row" className="py-2.5 font-normal wrap-anywhere">
        {name}
      </th>
      <NumberValue>{clicks === null ? '–' : formatCount(clicks)}</NumberValue>
      <NumberValue isStrong={amount !== 0}>{formatAmount(amount, currency)}</NumberValue>
      <NumberValue>{formatPerClick(amount, clicks, currency)}</NumberValue>
    </tr>
  )
}

function NumberHeading({ children }: { readonly children: string }) {
  return (
    <th scope="col" className="py-2 pl-3 text-right font-semibold sm:pl-4">
      {children}
    </th>
  )
}

interface NumberValueProps {
  readonly isStrong?: boolean
  readonly children: string
}

function NumberValue({ isStrong = false, children }: NumberValueProps) {
  return (
    <td className={`py-2.5 pl-3 text-right sm:pl-4 ${isStrong ? 'font-semibold' : ''}`}>
      {children}
    </td>
  )
}
