import { coreMarketplaces, type Marketplace, marketplaces } from '@everyshelf/domain/marketplaces'
import { Button, Disclosure } from '@everyshelf/ui/primitives'
import { Skeleton } from '../../components/skeleton.tsx'
import { filterMarketplaces } from './filter-marketplaces.ts'
import { TagRow } from './tag-row.tsx'
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
