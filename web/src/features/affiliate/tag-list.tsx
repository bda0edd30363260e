import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { addDays } from '@everyshelf/domain/clicks'
import { countOf } from '@everyshelf/domain/format'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { buildGlobalLink, isPublicId } from '@everyshelf/domain/links'
import { coreMarketplaces, type Marketplace, marketplaces } from '@everyshelf/domain/marketplaces'
import { ActiveTag, TagField } from '@everyshelf/ui/affiliate'
import { MarketplaceName } from '@everyshelf/ui/marketplaces'
import { Badge, Button, Disclosure } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Link } from 'react-router'
import { todayIn } from '../../components/charts/today.ts'
import { listUntaggedClicks } from '../../components/charts/untagged-clicks.ts'
import { ExternalLink } from '../../components/external-link.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { filterMarketplaces } from './filter-marketplaces.ts'
import type { OwnTags } from './use-own-tags.ts'

interface TagListProps {
  readonly own: OwnTags
  readonly isPremium: boolean
  /** What the user typed to find a store. */
  readonly filter: string
  readonly clearFilter: () => void
}

/** The stores, or those that the filter finds. */
export function TagList({ own, isPremium, filter, clearFilter }: TagListProps) {
  const { profile, tags } = own
  if (!profile || !tags) return <TagsSkeleton />
  if (filter.trim() === '') return <FoldedRows {...{ own, profile, isPremium }} />
  const found = filterMarketplaces(filter, tags)
  return found.length > 0 ? (
    <Rows label="Affiliate tags" stores={found} {...{ own, isPremium }} />
  ) : (
    <div role="status" className="border-y border-rule py-6">
      <p className="m-0 mb-3 text-ink-soft">No store or tag matches your filter.</p>
      <Button kind="outline" size="small" onClick={clearFilter}>
        Clear filter
      </Button>
    </div>
  )
}

interface FoldedRowsProps extends Pick<TagListProps, 'own' | 'isPremium'> {
  readonly profile: NonNullable<OwnTags['profile']>
}

/**
 * The stores that had a tag when the page opened, or the 12 before the first tag; the others are collapsed,
 * with the clicks that they get.
 */
function FoldedRows({ own, profile, isPremium }: FoldedRowsProps) {
  const { affiliateTags: tags, timeZone } = profile
  const [shown] = useState(() => {
    const tagged = marketplaces.filter(({ code }) => tags[code])
    return tagged.length > 0 ? tagged : coreMarketplaces
  })
  const to = todayIn(timeZone)
  const { data } = trpc.analytics.overview.useQuery(
    { from: addDays(to, 1 - RECENT_CLICK_DAYS), to },
    { enabled: isPremium },
  )
  const untagged = listUntaggedClicks(data?.sellers ?? [], tags)
  const clicksOf = (code: string) => untagged.find(({ store }) => store.code === code)?.clicks ?? 0
  const folded = marketplaces
    .filter((store) => !shown.includes(store))
    .toSorted((a, b) => clicksOf(b.code) - clicksOf(a.code))
  const lost = folded.reduce((sum, { code }) => sum + clicksOf(code), 0)
  const title = lost > 0 ? `More stores: ${countOf(lost, 'click')} without your tag` : 'More stores'
  return (
    <>
      <Rows label="Affiliate tags" stores={shown} {...{ own, isPremium, clicksOf }} />
      <Disclosure isCompact title={title}>
        <Rows label="More stores" stores={folded} {...{ own, isPremium, clicksOf }} />
      </Disclosure>
    </>
  )
}

interface RowsProps extends Pick<TagListProps, 'own' | 'isPremium'> {
  readonly label: string
  readonly stores: readonly Marketplace[]
  /** The clicks of the last days that a store got without a tag. */
  readonly clicksOf?: (code: string) => number
}

function Rows({ label, stores, own, isPremium, clicksOf = () => 0 }: RowsProps) {
  const { tags, serviceTags, save, clear } = own
  if (!tags) return null
  return (
    <ul aria-label={label} className="m-0 list-none border-t border-rule p-0">
      {stores.map((marketplace) => (
        <TagRow
          key={marketplace.code}
          clicks={clicksOf(marketplace.code)}
          {...{ marketplace, isPremium, tags, serviceTags, save, clear }}
        />
      ))}
    </ul>
  )
}

export function TagsSkeleton() {
  return (
    <Skeleton>
      <div className="h-125 rounded-md bg-wash" />
    </Skeleton>
  )
}

interface TagRowProps extends Pick<OwnTags, 'save' | 'clear' | 'serviceTags'> {
  readonly marketplace: Marketplace
  readonly isPremium: boolean
  readonly tags: AffiliateTags
  readonly clicks: number
}

/** One store: the user's tag, the active tag, a test, and where to get a tag. */
function TagRow({ marketplace, isPremium, tags, clicks, serviceTags, save, clear }: TagRowProps) {
  const { code, storeName, associatesUrl } = marketplace
  const publicId = useSession().user?.publicId ?? ''
  const ownTag = tags[code]
  // The draft is stored here, because the field unmounts for a moment and must not lose it.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-rule py-3 first:border-t-0 xl:min-h-10 xl:grid-cols-[12.5rem_minmax(0,1fr)_3.75rem_17rem_8.5rem] xl:py-0.5">
      <span>
        <MarketplaceName code={code} className="font-medium xl:text-sm" />
        {clicks > 0 && (
          <span className="tabular block text-sm text-ink-soft">
            {countOf(clicks, 'click')} in {RECENT_CLICK_DAYS} days
          </span>
        )}
      </span>
      <div className="max-xl:order-1 max-xl:col-span-2">
        {isPremium && (
          <TagField isCompact {...{ marketplace, tags, save, clear, typed, setTyped }} />
        )}
        {!isPremium && ownTag && (
          <p className="m-0 text-sm text-ink-soft">
            Inactive tag: <span className="break-all">{ownTag}</span>
          </p>
        )}
      </div>
      <span className="max-xl:justify-self-end">
        <Badge tone={ownTag ? 'accent' : 'plain'}>{ownTag ? 'Set' : 'Not set'}</Badge>
      </span>
      <p className="m-0 text-sm text-ink-soft max-xl:order-2">
        <ActiveTag marketplace={code} {...{ isPremium, tags, serviceTags }} />
      </p>
      <p className="m-0 flex justify-end gap-x-4 text-sm max-xl:order-3">
        {!ownTag && associatesUrl && (
          <ExternalLink href={associatesUrl} about={` for ${storeName}`}>
            Get a tag
          </ExternalLink>
        )}
        <Link
          to={buildTestAddress(marketplace, publicId)}
          className="text-link inline-flex min-h-9 items-center"
        >
          Test<span className="sr-only"> as an {storeName} reader</span>
        </Link>
      </p>
    </li>
  )
}

/** The sample book, which most stores sell. */
const SAMPLE = parseBookIdentifier('9780441172719')

/**
 * The page that shows where the user's link leads a reader in a store's country, and with which tag. It
 * opens no store: the user's own clicks never count and may get their affiliate account closed.
 */
function buildTestAddress({ country }: Pick<Marketplace, 'country'>, publicId: string): string {
  const owner = isPublicId(publicId) ? publicId : null
  const input = SAMPLE && buildGlobalLink(window.location.origin, SAMPLE, owner)
  const query = new URLSearchParams({ ...(input && { input }), country })
  return `${paths.redirectTest}?${query}`
}
