import { type AffiliateTags, chooseTag } from '@everyshelf/domain/affiliate'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { label } from '../labels/index.ts'

interface ActiveTagProps {
  readonly marketplace: MarketplaceCode
  readonly isPremium: boolean
  readonly tags: AffiliateTags
  readonly serviceTags: AffiliateTags
}

const LABELS = {
  owner: 'ownActiveTag',
  service: 'serviceActiveTag',
  'service-us': 'serviceUsActiveTag',
} as const

/** A placeholder for the tag, which is shown in bold; no text contains this character. */
const TAG = '\uE001'

/** The tag that redirects to this store currently carry, and who earns. */
export function ActiveTag({ marketplace, isPremium, tags, serviceTags }: ActiveTagProps) {
  const { tag, owner } = chooseTag(marketplace, { isPremium, tags }, serviceTags)
  if (owner === 'none') return <>{label('noActiveTag')}</>
  const [before, after] = label(LABELS[owner], { tag: TAG }).split(TAG)
  return (
    <>
      {before}
      <span className="font-medium break-all text-ink">{tag}</span>
      {after}
    </>
  )
}
