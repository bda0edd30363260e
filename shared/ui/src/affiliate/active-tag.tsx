import { type AffiliateTags, chooseTag } from '@everyshelf/domain/affiliate'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { label } from '../labels/index.ts'

interface ActiveTagProps {
  readonly marketplace: MarketplaceCode
  readonly isPremium: boolean
  readonly tags: AffiliateTags
  readonly serviceTags: AffiliateTags
}

/** A placeholder for the tag, which is shown in bold; no text contains this character. */
const TAG = '\uE001'

/** The tag that redirects to this store currently carry, and who earns. */
export function ActiveTag({ marketplace, isPremium, tags, serviceTags }: ActiveTagProps) {
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
