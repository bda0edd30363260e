import type { CountryCode } from '@everyshelf/domain/countries'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import type { RoutableLink, ShopChoices } from '@everyshelf/domain/routing'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { placeName } from '../../../components/places/place-name.ts'
import { filterRows, listShopRows, moveShop, switchShop } from './shop-order.ts'
import { ShopRowItem, type Way } from './shop-row-item.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

interface ShopOrderListProps {
  readonly link: RoutableLink
  readonly country: CountryCode
  readonly onChange: (change: Partial<ShopChoices>) => void
}

/** Which shops stand on the page, and in which order. */
export function ShopOrderList({ link, country, onChange }: ShopOrderListProps) {
  const [text, setText] = useState('')
  const [isEverywhere, setEverywhere] = useState(false)
  const [said, setSaid] = useState('')
  const { list, keepFocus } = useKeptFocus(link.shops.order.join())
  const { order, off } = link.shops
  const rows = listShopRows(link, country)
  const shown = filterRows(rows, { text, country: isEverywhere ? null : country })

  const move = (code: RetailerCode, name: string, way: Way) => {
    const after = moveShop(rows, code, way)
    if (after.join() === order.join()) return
    const place = after.indexOf(code)
    setSaid(place < 0 ? `${name}: usual place` : `${name}: ${place + 1} of ${after.length}`)
    keepFocus(code, way)
    onChange({ order: after })
  }

  if (rows.length === 0) {
    return (
      <p className="m-0 max-w-[56ch] text-ink-soft text-pretty">
        This number is Amazon's own, so other shops cannot be asked for the book. Add an edition
        with an ISBN, and they appear.
      </p>
    )
  }
  return (
    <>
      <p className="mt-0 mb-4 max-w-[60ch] text-ink-soft text-pretty">
        Those with a number come first, in your order; the others follow, a country's own shops
        before the rest. Arrows move a shop, and so does Alt with an arrow key.
      </p>
      <TextField
        type="search"
        label="Find a shop or a country"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="-mt-2 mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={isEverywhere}
            onChange={({ currentTarget }) => setEverywhere(currentTarget.checked)}
            className="size-4.5 accent-accent"
          />
          Shops of every country, not only {placeName(country)}
        </label>
        {(order.length > 0 || off.length > 0) && (
          <Button
            kind="quiet"
            size="small"
            className="-ml-3 min-h-11"
            onClick={() => onChange({ order: [], off: [] })}
          >
            Back to the usual order
          </Button>
        )}
      </div>
      <ul ref={list} aria-label="Shops" className="m-0 list-none border-b border-rule p-0">
        {shown.map((row) => {
          const { code, name } = row.shop
          return (
            <ShopRowItem
              key={code}
              row={row}
              onMove={(way) => move(code, name, way)}
              onSwitch={(isOn) => onChange({ off: switchShop(off, code, isOn) })}
            />
          )
        })}
      </ul>
      {shown.length === 0 && <p className="mt-3 mb-0 text-ink-soft">No shop of this name.</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
