import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { Marketplace } from '@everyshelf/domain/marketplaces'
import { ActiveTag, TagField } from '@everyshelf/ui/affiliate'
import { MarketplaceName } from '@everyshelf/ui/marketplaces'
import { Badge } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Link } from 'react-router'
import { ExternalLink } from '../../components/external-link.tsx'
import { useSession } from '../../lib/session/session.ts'
import { buildTestAddress } from './test-address.ts'
import type { OwnTags } from './use-own-tags.ts'

interface TagRowProps extends Pick<OwnTags, 'save' | 'clear' | 'serviceTags'> {
  readonly marketplace: Marketplace
  readonly isPremium: boolean
  readonly tags: AffiliateTags
}

/** One store: the user's tag, the active tag, a test, and where to get a tag. */
export function TagRow({ marketplace, isPremium, tags, serviceTags, save, clear }: TagRowProps) {
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
