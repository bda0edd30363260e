import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { coreMarketplaces, type Marketplace } from '@everyshelf/domain/marketplaces'
import { Flag } from '@everyshelf/ui/marketplaces'
import { useId } from 'react'
import { Link } from 'react-router'
import { ApiProvider, trpc } from '../../lib/api/trpc.tsx'
import { paths } from '../../lib/paths.ts'
import { describeTagCount } from './describe-tag-count.ts'

/** The 12 stores, each with the user's tag or "Not set". */
export function TagGrid() {
  return (
    <ApiProvider>
      <Grid />
    </ApiProvider>
  )
}

function Grid() {
  const id = useId()
  // The extension may have changed them since.
  const profile = trpc.profile.get.useQuery(undefined, { refetchOnWindowFocus: 'always' })
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="m-0 font-display text-2xl">
          Your affiliate tags
        </h2>
        {profile.data && (
          <p className="m-0 mr-auto text-ink-soft">
            {describeTagCount(profile.data.affiliateTags)}
          </p>
        )}
        <Link
          to={paths.profile}
          className="inline-flex min-h-11 items-center font-medium text-link"
        >
          Change your tags
        </Link>
      </div>
      {profile.isError ? (
        <p className="m-0 text-ink-soft">
          We couldn’t load your tags. Reload the page to try again.
        </p>
      ) : (
        <ul className="m-0 grid list-none grid-cols-2 gap-px overflow-hidden rounded-md border border-rule bg-rule p-0 sm:grid-cols-3 lg:grid-cols-6">
          {coreMarketplaces.map((marketplace) => (
            <MarketplaceTag
              key={marketplace.code}
              marketplace={marketplace}
              tags={profile.data?.affiliateTags}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface MarketplaceTagProps {
  readonly marketplace: Marketplace
  readonly tags: AffiliateTags | undefined
}

function MarketplaceTag({ marketplace, tags }: MarketplaceTagProps) {
  const { code, country, name } = marketplace
  const tag = tags?.[code]
  return (
    <li className="bg-paper p-3">
      <span className="flex items-center gap-2.5 text-sm font-medium">
        <Flag country={country} />
        {name}
      </span>
      <span
        title={tag}
        className={`mt-1.5 block truncate text-sm ${tag ? 'text-accent' : 'text-ink-faint'}`}
      >
        {tags ? (tag ?? 'Not set') : '…'}
      </span>
    </li>
  )
}
