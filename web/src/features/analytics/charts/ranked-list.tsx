import { OTHER_VALUES } from '@everyshelf/domain/clicks'
import { formatCount, formatPercent } from '@everyshelf/domain/format'
import { type ReactNode, useState } from 'react'
import { ShowAllButton } from '../../../components/charts/show-all-button.tsx'
import type { Share } from '../overview.ts'

const VISIBLE_ROWS = 8

export interface RankedListProps {
  readonly label: string
  /** Sorted by clicks, highest first; the sum of other values is last. */
  readonly shares: readonly Share[]
  readonly name: (value: string) => string
  readonly picture?: (value: string) => ReactNode
  /** Filters by a value. Without it, and for unknown and other values, rows are plain text. */
  readonly onPick?: (value: string) => void
}

/** Values by their clicks, each with a bar that shows its share. */
export function RankedList({ label, shares, name, picture, onPick }: RankedListProps) {
  const [showsAll, setShowsAll] = useState(false)
  const all = shares.reduce((sum, { clicks }) => sum + clicks, 0)
  const most = Math.max(...shares.map(({ clicks }) => clicks))
  const counted = shares.filter(({ clicks }) => clicks > 0)
  if (counted.length === 0) return <p className="m-0 text-ink-soft">No clicks</p>
  return (
    <>
      <ol aria-label={label} className="m-0 list-none p-0">
        {(showsAll ? counted : counted.slice(0, VISIBLE_ROWS)).map(({ value, clicks }) => (
          <li key={value} className="relative py-1.5">
            <div className="flex min-h-6 items-baseline gap-3">
              {picture?.(value)}
              <span className="mr-auto min-w-0 wrap-anywhere">
                {onPick && value && value !== OTHER_VALUES ? (
                  <button
                    type="button"
                    onClick={() => onPick(value)}
                    className="border-0 bg-transparent p-0 text-left after:absolute after:inset-0 hover:text-accent hover:underline"
                  >
                    <span className="sr-only">Show only </span>
                    {name(value)}
                  </button>
                ) : (
                  name(value)
                )}
              </span>
              <span className="tabular font-semibold">{formatCount(clicks)}</span>
              <span className="tabular w-10 text-right text-sm text-ink-soft">
                {formatPercent(clicks / all)}
              </span>
            </div>
            <div
              aria-hidden="true"
              className="mt-1 h-1 rounded-full bg-accent"
              style={{ width: `max(3px, ${(clicks / most) * 100}%)` }}
            />
          </li>
        ))}
      </ol>
      <ShowAllButton
        count={counted.length}
        visible={VISIBLE_ROWS}
        showsAll={showsAll}
        onChange={setShowsAll}
      />
    </>
  )
}
