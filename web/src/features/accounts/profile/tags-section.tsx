import { coreMarketplaces } from '@everyshelf/domain/marketplaces'
import { errorMessages } from '@everyshelf/domain/messages'
import { MarketplaceName } from '@everyshelf/ui/marketplaces'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { trpc } from '../../../lib/api.tsx'
import { LoadFailure } from './load-failure.tsx'
import { ProfileSection } from './profile-section.tsx'

interface TagsSectionProps {
  readonly isPremium: boolean
}

export function TagsSection({ isPremium }: TagsSectionProps) {
  const profile = trpc.profile.get.useQuery()
  return (
    <ProfileSection
      title="Affiliate tags"
      about="Your own tag for each store. A store without one gets the tag of the service."
    >
      {!isPremium && <Locked />}
      {profile.isError ? (
        <LoadFailure onRetry={() => void profile.refetch()} />
      ) : (
        <ul
          aria-label="Affiliate tags"
          className="m-0 grid list-none gap-px overflow-hidden rounded-md border border-rule bg-rule p-0 sm:grid-cols-2"
        >
          {coreMarketplaces.map(({ code }) => (
            <li key={code} className="flex items-center justify-between gap-3 bg-paper px-4 py-3">
              <MarketplaceName code={code} className="text-sm" />
              <span className="truncate text-sm text-ink-faint">
                {profile.data ? (profile.data.affiliateTags[code] ?? 'Not set') : '…'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  )
}

function Locked() {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-md bg-wash px-5 py-4">
      <p className="m-0 flex items-center gap-3">
        <Lock aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {errorMessages['premium-required'].text}
      </p>
      <Link to={paths.pricing} className={buttonClasses('solid', 'small')}>
        See Premium
      </Link>
    </div>
  )
}
