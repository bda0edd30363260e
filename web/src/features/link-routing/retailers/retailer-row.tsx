import { formatDate } from '@everyshelf/domain/format'
import { Switch } from '@everyshelf/ui/primitives'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { retailerPath } from '../retailer-path.ts'
import { countReports, hasNewReports, type SellerHealth } from '../seller-health/seller-health.ts'
import type { ListedRetailer } from './list-retailers.ts'
import { describeRetailer, stateTexts } from './retailer-labels.ts'

interface RetailerRowProps {
  readonly linkId: string
  readonly row: ListedRetailer
  readonly health: SellerHealth | undefined
  readonly onSwitch: (isOn: boolean) => void
}

export function RetailerRow({ linkId, row, health, onSwitch }: RetailerRowProps) {
  const { retailer, isOn, state, isPaid } = row
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-2 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_auto]">
      <div className="min-w-0">
        <Link
          to={retailerPath(linkId, retailer.code)}
          className="inline-flex min-h-8 items-center font-medium text-ink underline decoration-rule-strong underline-offset-4 hover:text-accent hover:decoration-current"
        >
          {retailer.name}
        </Link>
        <p className="m-0 text-sm text-ink-soft">{describeRetailer(retailer)}</p>
      </div>
      <p className="m-0 text-sm text-ink-soft max-md:order-1 max-md:col-span-2">
        {isOn ? (
          <>
            <span className={state === 'own-page' ? 'text-ink' : undefined}>
              {stateTexts[state]}
            </span>
            {state !== 'none' && <> · {isPaid ? 'you earn' : 'no affiliate ID'}</>}
          </>
        ) : (
          'Hidden on your page'
        )}
      </p>
      <p className="m-0 text-sm text-ink-soft max-md:order-2 max-md:col-span-2">
        <SellerHealthNote health={health} />
      </p>
      <Switch label={`Show ${retailer.name}`} isOn={isOn} onChange={onSwitch} />
    </li>
  )
}

/** The last confirmation and recent reports for one seller; nothing when there are none. */
function SellerHealthNote({ health }: { readonly health: SellerHealth | undefined }) {
  const count = countReports(health)
  return (
    <>
      {hasNewReports(health) && health?.lastReportOn && (
        <span className="flex items-start gap-1.5 text-danger">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" />
          <span>
            {count === 1
              ? '1 reader reported the book missing on'
              : `${count} readers reported the book missing, most recently on`}{' '}
            {formatDate(`${health.lastReportOn}T12:00:00Z`)}
          </span>
        </span>
      )}
      {health?.confirmedAt && (
        <span className="block">
          You last confirmed availability here on {formatDate(health.confirmedAt)}
        </span>
      )}
    </>
  )
}
