import { coreMarketplaces, marketplaces } from '@everyshelf/domain/marketplaces'
import { Flag } from '@everyshelf/ui/marketplaces'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { AccountSection } from '../../components/account-section.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { trpc } from '../../lib/api/trpc.tsx'

/** On My Account: the tag of each of the 12 stores, and how many are set. */
export function TagsSummary() {
  const profile = trpc.profile.get.useQuery()
  const tags = profile.data?.affiliateTags
  const count = tags && marketplaces.filter(({ code }) => tags[code]).length
  return (
    <AccountSection
      title="Affiliate tags"
      about={
        <>
          {count !== undefined && `Your tag is set for ${count} of ${marketplaces.length} stores. `}
          <Link to={paths.profileTags} className="text-link inline-flex items-center gap-1">
            Change your tags
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </>
      }
    >
      {profile.isError ? (
        <LoadFailure error={profile.error} onRetry={() => void profile.refetch()} />
      ) : (
        <ul
          aria-label="Affiliate tags"
          className="m-0 grid list-none grid-cols-2 gap-x-5 gap-y-1.5 p-0 text-sm sm:grid-cols-3 lg:grid-cols-4"
        >
          {coreMarketplaces.map(({ code, country, name }) => (
            <li key={code} className="flex min-w-0 items-center gap-2">
              <Flag country={country} />
              <span className="sr-only">{name}</span>
              <span title={tags?.[code]} className="truncate text-ink-soft">
                {tags ? (tags[code] ?? 'Not set') : '…'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  )
}
