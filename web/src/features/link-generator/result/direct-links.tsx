import { AMAZON_ASSOCIATE_SENTENCE, earnsAtAmazon } from '@everyshelf/domain/affiliate'
import type { DirectLink } from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { DirectLinkList } from '@everyshelf/ui/links'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'

interface DirectLinksProps {
  readonly links: readonly DirectLink[]
  /** Amazon has no page URL for 979 ISBNs, so these links open a search in the store. */
  readonly isSearch: boolean
  /** The book's identifier key. */
  readonly identifier: string
  /** The visitor declined the affiliate program. */
  readonly isDeclined: boolean
}

export function DirectLinks({ links, isSearch, identifier, isDeclined }: DirectLinksProps) {
  const id = useId()
  const core = links.filter(({ marketplace }) => getMarketplace(marketplace).core)
  const isAnyTagged = earnsAtAmazon(links.map(({ tagOwner }) => tagOwner))
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="m-0 font-display text-2xl sm:text-3xl">
        Direct Amazon Links
      </h2>
      <p className="m-0 mt-3 mb-6 max-w-[70ch] text-ink-soft">
        {isAnyTagged
          ? `Links with an affiliate tag show who earns the commission. ${AMAZON_ASSOCIATE_SENTENCE}`
          : 'These links have no affiliate tag.'}
        {isDeclined &&
          ' You declined the affiliate program, so Everyshelf leaves its own tags off your direct links.'}
        {isSearch &&
          ' Amazon has no direct links for ISBNs that start with 979, so each link opens a search.'}{' '}
        <Link
          to={`${paths.redirectTest}?input=${encodeURIComponent(identifier)}`}
          className="text-link"
        >
          See where readers go and why
        </Link>
      </p>
      <DirectLinkList links={core} labelledBy={id} />
    </section>
  )
}
