import { type AffiliateTags, chooseTag } from '@everyshelf/domain/affiliate'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'

interface TagInForceProps {
  readonly marketplace: MarketplaceCode
  readonly isPremium: boolean
  readonly tags: AffiliateTags
  readonly serviceTags: AffiliateTags
}

/** What a redirect to this store carries at this moment, and who earns. */
export function TagInForce({ marketplace, isPremium, tags, serviceTags }: TagInForceProps) {
  const { tag, owner } = chooseTag(marketplace, { isPremium, tags }, serviceTags)
  if (!tag) return <>In force: none, nobody earns</>
  return (
    <>
      In force: {owner === 'owner' ? 'yours' : "Everyshelf's"},{' '}
      <span className="font-medium break-all text-ink">{tag}</span>
    </>
  )
}
