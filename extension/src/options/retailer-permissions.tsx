import { Disclosure, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { translate } from '../messages/translate.ts'
import { retailerSites } from '../toolbar-icon/retailer-sites.ts'
import { RetailerSwitch } from './retailer-switch.tsx'
import { useGrantedRetailers } from './use-granted-retailers.ts'

const IN_FIREFOX = Boolean(import.meta.env.FIREFOX)

/** The stores whose page addresses the extension may see, to mark saved books on the icon. */
export function RetailerPermissions() {
  const granted = useGrantedRetailers()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const shown = retailerSites.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <>
      <h2 className="m-0 font-display text-2xl">
        {translate(IN_FIREFOX ? 'highlightBookPages' : 'markSavedBooks')}
      </h2>
      <p className="m-0 mt-3 text-ink-soft text-pretty">
        {translate(IN_FIREFOX ? 'highlightBookPagesText' : 'markSavedBooksText')}
      </p>
      <p className="m-0 mt-3 text-ink-soft text-pretty">{translate('storePermission')}</p>
      <div className="mt-4">
        <Disclosure title={translate('chooseStores')} count={granted.length}>
          <div className="max-w-sm">
            <TextField
              label={translate('findStore')}
              type="search"
              autoComplete="off"
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          </div>
          <ul
            aria-label={translate('stores')}
            className="m-0 mt-3 grid list-none grid-cols-1 gap-x-6 p-0 sm:grid-cols-2"
          >
            {shown.map((site) => (
              <RetailerSwitch key={site.code} site={site} isOn={granted.includes(site.code)} />
            ))}
          </ul>
          {shown.length === 0 && (
            <p className="m-0 mt-2 text-ink-soft">{translate('noStoreFound')}</p>
          )}
        </Disclosure>
      </div>
    </>
  )
}
