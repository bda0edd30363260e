import type { CountryCode } from '@everyshelf/domain/countries'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import type { RetailerPreferences, RoutableLink } from '@everyshelf/domain/routing'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { countryInSentence } from '../../../components/countries/country-names.ts'
import { filterRows, listRetailerOrder, moveRetailer, switchRetailer } from './retailer-order.ts'
import { type Direction, RetailerOrderRow } from './retailer-order-row.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

interface RetailerOrderListProps {
  readonly link: RoutableLink
  readonly country: CountryCode
  readonly onChange: (change: Partial<RetailerPreferences>) => void
}

/** Which retailers the page shows, and in which order. */
export function RetailerOrderList({ link, country, onChange }: RetailerOrderListProps) {
  const [text, setText] = useState('')
  const [isEverywhere, setEverywhere] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const { list, restoreFocusTo } = useRestoredFocus(link.retailers.order.join())
  const { order, off } = link.retailers
  const rows = listRetailerOrder(link, country)
  const shown = filterRows(rows, { text, country: isEverywhere ? null : country })

  const move = (code: RetailerCode, name: string, direction: Direction) => {
    const after = moveRetailer(rows, code, direction)
    if (after.join() === order.join()) return
    const position = after.indexOf(code)
    setAnnouncement(
      position < 0 ? `${name}: default position` : `${name}: ${position + 1} of ${after.length}`,
    )
    restoreFocusTo(code, direction)
    onChange({ order: after })
  }

  if (rows.length === 0) {
    return (
      <p className="m-0 max-w-[56ch] text-ink-soft text-pretty">
        Only Amazon uses ASINs, so we can’t find this book at other stores. Add an edition with an
        ISBN to show other stores.
      </p>
    )
  }
  return (
    <>
      <p className="mt-0 mb-4 max-w-[60ch] text-ink-soft text-pretty">
        Numbered stores come first, in your order. The rest follow, local stores first. Stores that
        only search for the book come last. Move a store with the arrow buttons or with Alt and an
        arrow key.
      </p>
      <TextField
        type="search"
        label="Find a store or country"
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
          Show stores in every country, not only {countryInSentence(country)}
        </label>
        {(order.length > 0 || off.length > 0) && (
          <Button
            kind="quiet"
            size="small"
            className="-ml-3 min-h-11"
            onClick={() => onChange({ order: [], off: [] })}
          >
            Reset to default
          </Button>
        )}
      </div>
      <ul ref={list} aria-label="Stores" className="m-0 list-none border-b border-rule p-0">
        {shown.map((row) => {
          const { code, name } = row.retailer
          return (
            <RetailerOrderRow
              key={code}
              row={row}
              onMove={(direction) => move(code, name, direction)}
              onSwitch={(isOn) => onChange({ off: switchRetailer(off, code, isOn) })}
            />
          )
        })}
      </ul>
      {shown.length === 0 && (
        <p className="mt-3 mb-0 text-ink-soft">No stores match your search.</p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
