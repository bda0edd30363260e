import type { DirectLink } from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { DirectLinkList } from '@everyshelf/ui/links'
import { Disclosure } from '@everyshelf/ui/primitives'
import type { GeneratedLinks } from '../make-links.ts'
import { groupRetailers } from './group-retailers.ts'
import { RetailerGroupList } from './retailer-group-list.tsx'

interface OtherStoresProps {
  readonly directLinks: readonly DirectLink[]
  readonly retailerLinks: GeneratedLinks['retailerLinks']
}

export function OtherStores({ directLinks, retailerLinks }: OtherStoresProps) {
  const others = directLinks.filter(({ marketplace }) => !getMarketplace(marketplace).core)
  const groups = groupRetailers(retailerLinks, navigator.language)
  return (
    <div className="mt-12 border-b border-rule">
      <Disclosure title="More Amazon stores" count={others.length}>
        <DirectLinkList links={others} />
      </Disclosure>
      {retailerLinks.length > 0 && (
        <Disclosure title="Other stores" count={retailerLinks.length}>
          <p className="m-0 mb-6 max-w-[70ch] text-ink-soft">These links have no affiliate tag.</p>
          <div className="gap-x-12 md:columns-2">
            {groups.map((group) => (
              <RetailerGroupList key={group.title} {...group} />
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  )
}
