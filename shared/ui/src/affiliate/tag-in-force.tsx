import { type AffiliateTags, chooseTag } from '@everyshelf/domain/affiliate'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { label } from '../labels/index.ts'

interface TagInForceProps {
  readonly marketplace: MarketplaceCode
  readonly isPremium: boolean
  readonly tags: AffiliateTags
  readonly serviceTags: AffiliateTags
}

/** Marks the place of the tag, which is in bold; no text contains it. */
const TAG = '\uE001'

/** What a redirect to this store carries at this moment, and who earns. */
export function TagInForce({ marketplace, isPremium, tags, serviceTags }: TagInForceProps) {
  const { tag, owner } = chooseTag(marketplace, { isPremium, tags }, serviceTags)
  if (!tag) return <>{label('noActiveTag')}</>
  const name = owner === 'owner' ? 'ownActiveTag' : 'serviceActiveTag'
  const [before, after] = label(name, TAG).split(TAG)
  return (
    <>
      {before}
      <span className="font-medium break-all text-ink">{tag}</span>
      {after}
    </>
  )
}
