import { Button } from '@everyshelf/ui/primitives'
import { useId, useMemo, useState } from 'react'
import type { OwnLink } from '../own-link.ts'
import { AmazonRow } from './amazon-row.tsx'
import { ShopFilters } from './shop-filters.tsx'
import { ShopItem } from './shop-item.tsx'
import { filterShops, listShopRows, noFilter } from './shop-rows.ts'
import { switchShop } from './switch-shop.ts'
import { useHealth } from './use-health.ts'

/** So many shops are shown before the others are asked for. */
const FEW = 20

export function ShopList({ id, managed, save }: OwnLink) {
  const titleId = useId()
  const [filter, setFilter] = useState(noFilter)
  const [isWhole, setWhole] = useState(false)
  const { healthOf } = useHealth(id)
  const rows = useMemo(() => listShopRows(managed.routable), [managed.routable])
  const found = filterShops(rows, filter)
  const shown = isWhole ? found : found.slice(0, FEW)
  return (
    <section aria-labelledby={titleId} className="border-t border-rule py-10">
      <h2 id={titleId} className="m-0 font-display text-2xl leading-tight">
        All retailers
      </h2>
      <p className="mt-2 mb-6 max-w-[62ch] text-ink-soft text-pretty">
        Where a link goes at once, it goes to Amazon. Your page shows the other shops of each
        reader's country.
      </p>
      <AmazonRow managed={managed} />
      <div className="mt-8 mb-2">
        <ShopFilters filter={filter} onChange={setFilter} />
      </div>
      <p role="status" className="tabular m-0 mb-2 min-h-6 text-sm text-ink-soft">
        {found.length < rows.length && `${found.length} of ${rows.length} shops`}
      </p>
      {found.length === 0 ? (
        <div className="border-t border-rule py-10 text-center">
          <p className="m-0 font-display text-xl">No shop fits all of this</p>
          <Button kind="outline" className="mt-5" onClick={() => setFilter(noFilter)}>
            Show all shops
          </Button>
        </div>
      ) : (
        <ul aria-label="Shops" className="m-0 list-none border-t border-rule p-0">
          {shown.map((row) => (
            <ShopItem
              key={row.shop.code}
              linkId={id}
              row={row}
              health={healthOf(row.shop.code)}
              onSwitch={(isOn) => void save((before) => switchShop(before, row.shop.code, isOn))}
            />
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <div className="mt-6 text-center">
          <Button kind="outline" onClick={() => setWhole(true)}>
            Show all {found.length} shops
          </Button>
        </div>
      )}
    </section>
  )
}
