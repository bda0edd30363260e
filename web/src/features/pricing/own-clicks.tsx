import { countOf } from '@everyshelf/domain/format'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { ApiProvider, trpc } from '../../lib/api/trpc.tsx'

/** How many clicks of the account could have carried its own tags. */
export function OwnClicks() {
  return (
    <ApiProvider>
      <RecentClicks />
    </ApiProvider>
  )
}

function RecentClicks() {
  const { data } = trpc.analytics.summary.useQuery()
  if (!data?.totals.clicks) return null
  return (
    <p className="m-0 mb-8 border-l-2 border-accent bg-wash px-4 py-3">
      Your links got {countOf(data.totals.clicks, 'click')} in the last {RECENT_CLICK_DAYS} days.
      With Premium, they carry your affiliate tags.
    </p>
  )
}
