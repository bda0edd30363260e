import { formatCount } from '@everyshelf/domain/format'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import type { ReactNode } from 'react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import type { LinksSummary } from './use-saved-links.ts'

/** Totals above the list of links. */
export function Counters({ summary }: { readonly summary: LinksSummary }) {
  const max = useSession().allowance?.max ?? null
  const { count, clicks30d, top } = summary
  return (
    <dl className="m-0 mt-6 grid grid-cols-2 border-y border-rule md:grid-cols-[1fr_1fr_2fr]">
      <Counter label="Saved links">
        {formatCount(count)}
        {max !== null && <span className="text-ink-faint"> of {max}</span>}
      </Counter>
      <Counter label={`Clicks, last ${RECENT_CLICK_DAYS} days`}>
        {formatCount(clicks30d)}{' '}
        <Link
          to={paths.analytics}
          className="text-link font-sans text-sm whitespace-nowrap max-sm:mt-1 max-sm:block sm:ml-2"
        >
          See analytics
        </Link>
      </Counter>
      <Counter label="Top link" isWide>
        {top ? (
          <Link
            to={generatePath(paths.link, { linkId: top.id })}
            title={top.title}
            className="block truncate text-ink no-underline hover:text-accent hover:underline"
          >
            {top.title}
          </Link>
        ) : (
          <span className="text-ink-faint">No clicks yet</span>
        )}
      </Counter>
    </dl>
  )
}

interface CounterProps {
  readonly label: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

function Counter({ label, isWide, children }: CounterProps) {
  return (
    <div
      className={`min-w-0 py-4 pr-6 ${isWide ? 'max-md:col-span-2 max-md:border-t max-md:border-rule' : ''}`}
    >
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular m-0 mt-0.5 font-display text-2xl">{children}</dd>
    </div>
  )
}
