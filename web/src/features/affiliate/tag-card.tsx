import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { Marketplace } from '@everyshelf/domain/marketplaces'
import { ActiveTag, TagField } from '@everyshelf/ui/affiliate'
import { MarketplaceName } from '@everyshelf/ui/marketplaces'
import { Badge } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { TagLinks } from './tag-links.tsx'
import type { OwnTags } from './use-own-tags.ts'

interface TagCardProps extends Pick<OwnTags, 'save' | 'clear' | 'serviceTags'> {
  readonly marketplace: Marketplace
  readonly isPremium: boolean
  readonly tags: AffiliateTags
}

/** One store's card: the user's tag, the active tag, and where to get a tag. */
export function TagCard({ marketplace, isPremium, tags, serviceTags, save, clear }: TagCardProps) {
  const { code } = marketplace
  const isSet = Boolean(tags[code])
  // The draft is stored here, because the field unmounts for a moment and must not lose it.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <li className="flex flex-col bg-paper p-4">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <MarketplaceName code={code} className="font-medium" />
        <Badge tone={isSet ? 'accent' : 'plain'}>{isSet ? 'Set' : 'Not set'}</Badge>
      </div>
      {isPremium && <TagField {...{ marketplace, tags, save, clear, typed, setTyped }} />}
      <p className="mt-2 mb-0 text-sm text-ink-soft">
        <ActiveTag marketplace={code} {...{ isPremium, tags, serviceTags }} />
      </p>
      {!isPremium && isSet && (
        <p className="m-0 text-sm text-ink-soft">
          Your tag is saved but inactive: <span className="break-all">{tags[code]}</span>
        </p>
      )}
      <TagLinks marketplace={marketplace} />
    </li>
  )
}
