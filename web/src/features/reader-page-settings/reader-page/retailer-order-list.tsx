import { type CountryCode, countryName } from '@everyshelf/domain/countries'
import type { Retailer, RetailerCode } from '@everyshelf/domain/retailers'
import type { RetailerPreferences, RoutableLink } from '@everyshelf/domain/routing'
import { Button, IconButton, Switch, TextField } from '@everyshelf/ui/primitives'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { countryInSentence } from '../../../components/countries/country-names.ts'
import { formatNames } from '../../../components/reader-page/format-names.ts'
import { useRestoredFocus } from '../../../components/sortable/use-restored-focus.ts'
import { StoreSign } from '../../../components/store-sign.tsx'
import {
  filterRows,
  listRetailerOrder,
  moveRetailer,
  type RetailerOrderItem,
  switchRetailer,
} from './retailer-order.ts'

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
  const list = useRef<HTMLUListElement>(null)
  const { order, off } = link.retailers
  const restoreFocusTo = useRestoredFocus(list, order.join())
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
        Numbered stores come first, in your order. The rest follow, local stores first. Move a store
        with the arrow buttons or with Alt and an arrow key.
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

type Direction = 'up' | 'down'

interface RetailerOrderRowProps {
  readonly row: RetailerOrderItem
  readonly onMove: (direction: Direction) => void
  readonly onSwitch: (isOn: boolean) => void
}

function RetailerOrderRow({ row, onMove, onSwitch }: RetailerOrderRowProps) {
  const { retailer, position, isOn } = row
  return (
    <li
      data-row={retailer.code}
      className="flex items-center gap-2 border-t border-rule py-1.5"
      onKeyDown={(event) => {
        const direction = event.altKey ? arrows[event.key] : undefined
        if (!direction) return
        event.preventDefault()
        onMove(direction)
      }}
    >
      <span className="tabular w-6 shrink-0 text-right text-sm text-ink-faint">
        {position !== null && position + 1}
      </span>
      <span className="ml-1 flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <span className={isOn ? '' : 'grayscale'}>
          <StoreSign code={retailer.code} />
        </span>
        <span className="text-sm text-ink-faint">{describeRetailer(retailer)}</span>
      </span>
      <IconButton
        data-button="up"
        label={
          position === null ? `Add ${retailer.name} to your order` : `Move ${retailer.name} up`
        }
        icon={<ArrowUp />}
        disabled={position === 0}
        className="disabled:invisible"
        onClick={() => onMove('up')}
      />
      <IconButton
        data-button="down"
        label={`Move ${retailer.name} down`}
        icon={<ArrowDown />}
        disabled={position === null}
        className="disabled:invisible max-sm:disabled:hidden"
        onClick={() => onMove('down')}
      />
      <Switch label={`Show ${retailer.name}`} isOn={isOn} onChange={onSwitch} />
    </li>
  )
}

const arrows: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down' }

const FEW_COUNTRIES = 3

function describeRetailer({ countries, formats }: Retailer) {
  const places =
    countries.length > FEW_COUNTRIES
      ? `${countries.length} countries`
      : countries.map((code) => countryName(code)).join(', ')
  return `${formats.map((format) => formatNames[format]).join(', ')} · ${places}`
}
