import { marketplaces } from '@everyshelf/domain/marketplaces'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { nameCountries } from '../../../components/countries/join-names.ts'
import { listDestinations } from '../../../lib/link-settings/destinations.ts'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { SellerHeader } from '../seller-header.tsx'
import { useSellerHealth } from '../seller-health/use-seller-health.ts'
import { WithPreview } from '../with-preview.tsx'
import { MarketplaceRow } from './marketplace-row.tsx'

/** Amazon's stores, one by one, for one link. */
export function MarketplaceManagement(saved: LinkEditor) {
  return <WithPreview editor={saved}>{(editor) => <MarketplaceList {...editor} />}</WithPreview>
}

function MarketplaceList(editor: LinkEditor) {
  const { id, managed } = editor
  const health = useSellerHealth(id)
  const destinations = useMemo(() => listDestinations(managed.routable), [managed.routable])
  return (
    <>
      <SellerHeader
        linkId={id}
        title="Amazon"
        facts={`${marketplaces.length} stores. Each reader goes to the store for their country.`}
      />
      <p className="mt-0 mb-6 max-w-[66ch] text-ink-soft text-pretty">
        Expand a store to exclude it or choose another edition. Your tags apply to all your links.{' '}
        <Link to={paths.profileTags} className="text-link">
          Change your tags
        </Link>
      </p>
      {destinations.unsold.length > 0 && (
        <p className="mt-0 mb-6 max-w-[66ch] border-l-2 border-accent pl-4 text-pretty">
          Readers in {nameCountries(destinations.unsold, 6)} see your page with the other stores,
          because you marked every edition as not sold there.
        </p>
      )}
      <ul aria-label="Stores" className="m-0 list-none border-b border-rule p-0">
        {marketplaces.map((marketplace) => (
          <MarketplaceRow
            key={marketplace.code}
            {...editor}
            marketplace={marketplace}
            readerCountries={destinations.byMarketplace.get(marketplace.code) ?? []}
            health={health}
          />
        ))}
      </ul>
    </>
  )
}
