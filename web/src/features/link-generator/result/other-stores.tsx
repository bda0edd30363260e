import type { DirectLink } from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { CopyButton, DirectLinkList } from '@everyshelf/ui/links'
import { Disclosure } from '@everyshelf/ui/primitives'
import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import type { GeneratedLinks } from '../../../components/book-field/make-links.ts'
import { StoreSign } from '../../../components/store-sign.tsx'
import { groupRetailers, type RetailerGroup, type RetailerLinks } from './group-retailers.ts'

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

function RetailerGroupList({ title, links }: RetailerGroup) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-8 break-inside-avoid">
      <h3 id={id} className="m-0 mb-1 text-sm font-semibold text-ink-soft">
        {title}
      </h3>
      <ul className="m-0 list-none p-0">
        {links.map((link) => (
          <RetailerRow key={link.retailer} link={link} />
        ))}
      </ul>
    </section>
  )
}

function RetailerRow({ link }: { readonly link: RetailerLinks[number] }) {
  return (
    <li className="flex min-h-12 items-center gap-3 border-t border-rule">
      <a
        href={link.url}
        target="_blank"
        rel="noopener"
        className="my-1 inline-flex items-center gap-1.5 no-underline hover:opacity-85"
      >
        <StoreSign code={link.retailer} />
        <ArrowUpRight className="size-4 text-ink-faint" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {link.kind === 'search' && <span className="text-sm text-ink-faint">opens a search</span>}
      <CopyButton
        compact
        text={link.url}
        label={`Copy the ${link.name} link`}
        className="ml-auto"
      />
    </li>
  )
}
