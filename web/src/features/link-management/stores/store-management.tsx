import { marketplaces } from '@everyshelf/domain/marketplaces'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { ManagedPage } from '../managed-page.tsx'
import type { OwnLink } from '../own-link.ts'
import { PlaceHeader } from '../place-header.tsx'
import { listLandings } from '../readers/landings.ts'
import { nameCountries } from '../readers/name-some.ts'
import { useHealth } from '../shops/use-health.ts'
import { StoreRow } from './store-row.tsx'

/** Amazon's stores, one by one, for one link. */
export function StoreManagement() {
  return <ManagedPage>{(own) => <Stores {...own} />}</ManagedPage>
}

function Stores(own: OwnLink) {
  const { id, managed } = own
  const health = useHealth(id)
  const landings = useMemo(() => listLandings(managed.routable), [managed.routable])
  return (
    <>
      <PlaceHeader
        managed={managed}
        title="Amazon"
        facts={`${marketplaces.length} stores. Each reader is led to the one that serves their country.`}
      />
      <p className="mt-0 mb-6 max-w-[66ch] text-ink-soft text-pretty">
        Open a store to leave it out or to give it another edition. Tags are of your account, for
        all links:{' '}
        <Link to={`${paths.profile}#tags`} className="text-link">
          change your tags
        </Link>
        .
      </p>
      {landings.unsold.length > 0 && (
        <p className="mt-0 mb-6 max-w-[66ch] border-l-2 border-accent pl-4 text-pretty">
          Readers in {nameCountries(landings.unsold, 6)} land in no store: every edition is marked
          as not sold there, and your page with the other shops opens.
        </p>
      )}
      <ul aria-label="Stores" className="m-0 list-none border-b border-rule p-0">
        {marketplaces.map((store) => (
          <StoreRow
            key={store.code}
            {...own}
            store={store}
            landing={landings.byStore.get(store.code) ?? []}
            health={health}
          />
        ))}
      </ul>
    </>
  )
}
