import { Switch } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { shopAddress } from '../shop-address.ts'
import { HealthNote } from './health-note.tsx'
import type { ShopHealth } from './shop-health.ts'
import type { ShopRow } from './shop-rows.ts'
import { describeShopFacts, stateTexts } from './shop-words.ts'

interface ShopItemProps {
  readonly linkId: string
  readonly row: ShopRow
  readonly health: ShopHealth | undefined
  readonly onSwitch: (isOn: boolean) => void
}

export function ShopItem({ linkId, row, health, onSwitch }: ShopItemProps) {
  const { shop, isOn, state, isPaid } = row
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-2 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_auto]">
      <div className="min-w-0">
        <Link
          to={shopAddress(linkId, shop.code)}
          className="inline-flex min-h-8 items-center font-medium text-ink underline decoration-rule-strong underline-offset-4 hover:text-accent hover:decoration-current"
        >
          {shop.name}
        </Link>
        <p className="m-0 text-sm text-ink-soft">{describeShopFacts(shop)}</p>
      </div>
      <p className="m-0 text-sm text-ink-soft max-md:order-1 max-md:col-span-2">
        {isOn ? (
          <>
            <span className={state === 'own-page' ? 'text-ink' : undefined}>
              {stateTexts[state]}
            </span>
            {state !== 'none' && <> · {isPaid ? 'you earn' : 'nobody earns'}</>}
          </>
        ) : (
          'Left out of your page'
        )}
      </p>
      <p className="m-0 text-sm text-ink-soft max-md:order-2 max-md:col-span-2">
        <HealthNote health={health} />
      </p>
      <Switch label={`Show ${shop.name}`} isOn={isOn} onChange={onSwitch} />
    </li>
  )
}
