import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { buildGlobalLink, isPublicId } from '@everyshelf/domain/links'
import { coreMarketplaces, type Marketplace, marketplaces } from '@everyshelf/domain/marketplaces'
import { ActiveTag, TagField } from '@everyshelf/ui/affiliate'
import { MarketplaceName } from '@everyshelf/ui/marketplaces'
import { Badge, Button, Disclosure } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Link } from 'react-router'
import { ExternalLink } from '../../components/external-link.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { filterMarketplaces } from './filter-marketplaces.ts'
import type { OwnTags } from './use-own-tags.ts'

const otherMarketplaces = marketplaces.filter(({ core }) => !core)

interface TagListProps {
  readonly own: OwnTags
  readonly isPremium: boolean
  /** What the user typed to find a store. */
  readonly filter: string
  readonly clearFilter: () => void
}

/** The 12 stores and the others behind a button, or the stores that the filter finds. */
export function TagList({ own, isPremium, filter, clearFilter }: TagListProps) {
  const { tags } = own
  if (!tags) return <TagsSkeleton />
  if (filter.trim() !== '') {
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
  const count = otherMarketplaces.filter(({ code }) => tags[code]).length
  return (
    <>
      <Rows label="Affiliate tags" stores={coreMarketplaces} {...{ own, isPremium }} />
      <Disclosure isCompact title="More stores" {...(count > 0 && { count })}>
        <Rows label="More stores" stores={otherMarketplaces} {...{ own, isPremium }} />
      </Disclosure>
    </>
  )
}

interface RowsProps extends Pick<TagListProps, 'own' | 'isPremium'> {
  readonly label: string
  readonly stores: readonly Marketplace[]
}

function Rows({ label, stores, own, isPremium }: RowsProps) {
  const { tags, serviceTags, save, clear } = own
  if (!tags) return null
  return (
    <ul aria-label={label} className="m-0 list-none border-t border-rule p-0">
      {stores.map((marketplace) => (
        <TagRow
          key={marketplace.code}
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
}

/** One store: the user's tag, the active tag, a test, and where to get a tag. */
function TagRow({ marketplace, isPremium, tags, serviceTags, save, clear }: TagRowProps) {
  const { code, storeName, associatesUrl } = marketplace
  const publicId = useSession().user?.publicId ?? ''
  const ownTag = tags[code]
  // The draft is stored here, because the field unmounts for a moment and must not lose it.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-rule py-3 first:border-t-0 xl:min-h-10 xl:grid-cols-[12.5rem_minmax(0,1fr)_3.75rem_17rem_8.5rem] xl:py-0.5">
      <MarketplaceName code={code} className="font-medium xl:text-sm" />
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
