import { countryName } from '@everyshelf/domain/countries'
import type { Retailer } from '@everyshelf/domain/retailers'
import { IconButton, Switch } from '@everyshelf/ui/primitives'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { formatNames } from '../../../components/reader-page/format-names.ts'
import { StoreMark } from '../../../components/reader-page/store-mark.tsx'
import type { RetailerOrderItem } from './retailer-order.ts'

export type Direction = 'up' | 'down'

interface RetailerOrderRowProps {
  readonly row: RetailerOrderItem
  readonly onMove: (direction: Direction) => void
  readonly onSwitch: (isOn: boolean) => void
}

export function RetailerOrderRow({ row, onMove, onSwitch }: RetailerOrderRowProps) {
  const { retailer, position, isOn } = row
  return (
    <li
      data-retailer={retailer.code}
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
      <span className={isOn ? 'ml-1' : 'ml-1 opacity-50'}>
        <StoreMark code={retailer.code} />
      </span>
      <span className={`ml-1 min-w-0 flex-1 ${isOn ? '' : 'text-ink-faint'}`}>
        <span className={`block font-medium ${isOn ? '' : 'line-through'}`}>{retailer.name}</span>
        <span className="block text-sm text-ink-faint">{describeRetailer(retailer)}</span>
      </span>
      <IconButton
        data-direction="up"
        label={
          position === null ? `Add ${retailer.name} to your order` : `Move ${retailer.name} up`
        }
        icon={<ArrowUp />}
        disabled={position === 0}
        className="disabled:invisible"
        onClick={() => onMove('up')}
      />
      <IconButton
        data-direction="down"
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
