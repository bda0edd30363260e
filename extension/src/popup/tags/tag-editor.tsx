import type { Marketplace } from '@everyshelf/domain/marketplaces'
import { ActiveTag, TagField } from '@everyshelf/ui/affiliate'
import { MarketplaceName } from '@everyshelf/ui/marketplaces'
import { Button } from '@everyshelf/ui/primitives'
import { useEffect, useRef, useState } from 'react'
import { translate } from '../../messages/translate.ts'
import type { OwnTags } from '../../storage/cached-response.ts'
import type { Tags } from './use-tags.ts'

interface TagEditorProps {
  readonly marketplace: Marketplace
  readonly own: OwnTags
  readonly tags: Tags
  readonly onDone: () => void
}

/** The website's field for one store's tag. */
export function TagEditor({ marketplace, own, tags, onDone }: TagEditorProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => row.current?.querySelector('input')?.focus(), [])
  // An error below the field is not hidden by the notice at the popup's end.
  useEffect(() => {
    // In braces: browsers return a promise, which is no clean-up.
    void row.current?.scrollIntoView({ block: 'nearest' })
  })
  const { affiliateTags, serviceTags, isPremium } = own
  const { save, clear } = tags
  return (
    <li ref={row} className="col-span-full scroll-mb-8 bg-sheet p-3">
      <div className="flex items-center justify-between gap-3">
        <MarketplaceName code={marketplace.code} className="font-medium" />
        <Button kind="quiet" size="small" onClick={onDone}>
          {translate('done')}
        </Button>
      </div>
      <TagField {...{ marketplace, save, clear, typed, setTyped }} tags={affiliateTags} />
      <p className="m-0 text-sm text-ink-soft">
        <ActiveTag
          marketplace={marketplace.code}
          {...{ isPremium, serviceTags }}
          tags={affiliateTags}
        />
      </p>
    </li>
  )
}
