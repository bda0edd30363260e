import { countryName } from '@everyshelf/domain/countries'
import type { Retailer } from '@everyshelf/domain/retailers'
import { IconButton, Switch } from '@everyshelf/ui/primitives'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { formatNames } from '../../../components/reader-page/format-names.ts'
import type { ShopRow } from './shop-order.ts'

export type Way = 'up' | 'down'

interface ShopRowItemProps {
  readonly row: ShopRow
  readonly onMove: (way: Way) => void
  readonly onSwitch: (isOn: boolean) => void
}

export function ShopRowItem({ row, onMove, onSwitch }: ShopRowItemProps) {
  const { shop, place, isOn } = row
  return (
    <li
      data-shop={shop.code}
      className="flex items-center gap-2 border-t border-rule py-1.5"
      onKeyDown={(event) => {
        const way = event.altKey ? arrows[event.key] : undefined
        if (!way) return
        event.preventDefault()
        onMove(way)
      }}
    >
      <span className="tabular w-6 shrink-0 text-right text-sm text-ink-faint">
        {place !== null && place + 1}
      </span>
      <span className={`ml-1 min-w-0 flex-1 ${isOn ? '' : 'text-ink-faint'}`}>
        <span className={`block font-medium ${isOn ? '' : 'line-through'}`}>{shop.name}</span>
        <span className="block text-sm text-ink-faint">{describeShop(shop)}</span>
      </span>
      <IconButton
        data-way="up"
        label={place === null ? `Put ${shop.name} into your order` : `Move ${shop.name} up`}
        icon={<ArrowUp />}
        disabled={place === 0}
        className="disabled:invisible"
        onClick={() => onMove('up')}
      />
      <IconButton
        data-way="down"
        label={`Move ${shop.name} down`}
        icon={<ArrowDown />}
        disabled={place === null}
        className="disabled:invisible max-sm:disabled:hidden"
        onClick={() => onMove('down')}
      />
      <Switch label={`Show ${shop.name}`} isOn={isOn} onChange={onSwitch} />
    </li>
  )
}

const arrows: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down' }

const FEW_COUNTRIES = 3

function describeShop({ countries, formats }: Retailer): string {
  const places =
    countries.length > FEW_COUNTRIES
      ? `${countries.length} countries`
      : countries.map((code) => countryName(code)).join(', ')
  return `${formats.map((format) => formatNames[format]).join(', ')} · ${places}`
}
