import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { coreMarketplaces, type Marketplace, marketplaces } from '@everyshelf/domain/marketplaces'
import { errorMessages } from '@everyshelf/domain/messages'
import { buttonClasses, Disclosure } from '@everyshelf/ui/primitives'
import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { LoadFailure } from '../../components/load-failure.tsx'
import { useSession } from '../../lib/session/session.ts'
import { BulkTags } from './bulk-tags.tsx'
import { DisclosureTexts } from './disclosure-texts.tsx'
import { ProgramRules } from './program-rules.tsx'
import { SiteAddresses } from './site-addresses.tsx'
import { TagCard } from './tag-card.tsx'
import { TagChanges } from './tag-changes.tsx'
import { type OwnTags, useOwnTags } from './use-own-tags.ts'

const otherMarketplaces = marketplaces.filter(({ core }) => !core)

/** The user's tags for each store, with disclosures and program rules. */
export function TagsSection() {
  const isPremium = useSession().user?.isPremium ?? false
  const own = useOwnTags()
  return (
    <>
      <p className="mt-0 mb-6 max-w-[66ch] text-ink-soft text-pretty">
        Add your own tag for each store. Stores without one use Everyshelf’s tag, if there is one.
        Test links carry no tag. Never buy through your own links.
      </p>
      <TagChanges />
      {!isPremium && <Locked />}
      {own.hasFailed ? (
        <LoadFailure onRetry={own.retry} />
      ) : (
        <Cards label="Affiliate tags" stores={coreMarketplaces} {...{ own, isPremium }} />
      )}
      <div className="mt-8 border-b border-rule">
        {own.tags && (
          <Disclosure title="More stores" {...countSet(own.tags)}>
            <Cards label="More stores" stores={otherMarketplaces} {...{ own, isPremium }} />
          </Disclosure>
        )}
        {own.tags && isPremium && (
          <Disclosure title="Paste several tags">
            <BulkTags tags={own.tags} save={own.save} />
          </Disclosure>
        )}
        <Disclosure title="Disclosures for your links">
          <DisclosureTexts />
        </Disclosure>
        <Disclosure title="Addresses to give Amazon">
          <SiteAddresses />
        </Disclosure>
        <Disclosure title="Program rules">
          <ProgramRules />
        </Disclosure>
      </div>
    </>
  )
}

/** Shows no number while there are no tags. */
function countSet(tags: AffiliateTags): { readonly count?: number } {
  const count = otherMarketplaces.filter(({ code }) => tags[code]).length
  return count > 0 ? { count } : {}
}

interface CardsProps {
  readonly label: string
  readonly stores: readonly Marketplace[]
  readonly own: OwnTags
  readonly isPremium: boolean
}

function Cards({ label, stores, own, isPremium }: CardsProps) {
  const { tags, serviceTags, save, clear } = own
  if (!tags) return <CardsSkeleton />
  return (
    <ul
      aria-label={label}
      className="m-0 grid list-none gap-px overflow-hidden rounded-md border border-rule bg-rule p-0 sm:grid-cols-2"
    >
      {stores.map((marketplace) => (
        <TagCard
          key={marketplace.code}
          {...{ marketplace, isPremium, tags, serviceTags, save, clear }}
        />
      ))}
    </ul>
  )
}

function CardsSkeleton() {
  return (
    <div role="status" className="animate-late">
      <span className="sr-only">Loading</span>
      <div className="h-160 rounded-md bg-wash" />
    </div>
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
