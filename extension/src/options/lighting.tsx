import { Disclosure, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { shopSites } from '../lighting/shop-sites.ts'
import { LightingSwitch } from './lighting-switch.tsx'
import { useGrantedShops } from './use-granted-shops.ts'

const IN_FIREFOX = Boolean(import.meta.env.FIREFOX)
const WHAT = IN_FIREFOX
  ? 'On the shops you switch on, the button lights up at the address of a book, and carries a ✓ when you have already saved that book.'
  : 'The button lights up at the address of a book by itself. On the shops you switch on, it also carries a ✓ when you have already saved that book.'

/** Which shops may show their addresses, so that the icon can say more there. */
export function Lighting() {
  const granted = useGrantedShops()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const shown = shopSites.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <>
      <h2 className="m-0 font-display text-2xl">
        {IN_FIREFOX ? 'Light up on book pages' : 'Mark books you have saved'}
      </h2>
      <p className="m-0 mt-3 text-ink-soft text-pretty">{WHAT}</p>
      <p className="m-0 mt-3 text-ink-soft text-pretty">
        Your browser asks you first. It then tells Everyshelf the addresses you open in that shop.
        They stay in this browser, and the pages are not read until you press the button.
      </p>
      <div className="mt-4">
        <Disclosure title="Choose shops" count={granted.length}>
          <div className="max-w-sm">
            <TextField
              label="Find a shop"
              type="search"
              autoComplete="off"
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          </div>
          <ul
            aria-label="Shops"
            className="m-0 mt-3 grid list-none grid-cols-1 gap-x-6 p-0 sm:grid-cols-2"
          >
            {shown.map((site) => (
              <LightingSwitch key={site.code} site={site} isOn={granted.includes(site.code)} />
            ))}
          </ul>
          {shown.length === 0 && <p className="m-0 mt-2 text-ink-soft">No shop of that name.</p>}
        </Disclosure>
      </div>
    </>
  )
}
