import { countOf } from '@everyshelf/domain/format'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { Link } from 'react-router'
import { listUntaggedClicks } from '../../components/charts/untagged-clicks.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { paths } from '../../lib/paths.ts'
import type { Overview } from './overview.ts'

/** Names the Amazon store that gets the most clicks without a tag of the owner. */
export function MissingTag({ sellers }: Pick<Overview, 'sellers'>) {
  const { data: profile } = trpc.profile.get.useQuery()
  const [most] = profile ? listUntaggedClicks(sellers, profile.affiliateTags) : []
  if (!most) return null
  return (
    <p className="m-0 mt-4 text-sm text-ink-soft">
      {countOf(most.clicks, 'click')} went to {marketplaceTitle(most.store.code)}, where you have no
      tag.{' '}
      <Link to={paths.profileTags} className="text-link">
        Add a tag
      </Link>
    </p>
  )
}
