import { type ProductFact, productFacts } from '@everyshelf/domain/product-facts'
import { Check, Minus } from 'lucide-react'
import { Fragment, useId } from 'react'
import { ByServiceTags } from '../../components/by-service-tags.tsx'
import { planSections } from './plans.ts'

/** Compares the two plans feature by feature. */
export function PlanTable() {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-20">
      <h2 id={id} className="m-0 font-display text-3xl">
        Compare plans
      </h2>
      <table className="mt-6 w-full table-fixed border-collapse border-b border-rule text-left text-[0.9375rem] sm:text-base">
        <thead>
          <tr className="align-bottom">
            <th className="w-[40%] sm:w-[46%] py-3">
              <span className="sr-only">Feature</span>
            </th>
            <th scope="col" className="py-3 pl-3 font-display text-lg font-normal">
              Free
            </th>
            <th scope="col" className="py-3 pl-3 font-display text-lg font-normal">
              Premium
            </th>
          </tr>
        </thead>
        <tbody>
          {planSections.map(([section, rows]) => (
            <Fragment key={section}>
              <tr>
                <th
                  colSpan={3}
                  scope="rowgroup"
                  className="border-t border-rule-strong pt-6 pb-2 font-display text-xl font-normal"
                >
                  {section}
                </th>
              </tr>
              {rows.map(([fact, feature, withoutTags]) => (
                <tr key={fact} className="border-t border-rule align-top">
                  <th scope="row" className="py-3 pr-3 font-normal text-pretty">
                    {feature}
                  </th>
                  <PlanCell value={productFacts[fact].free} withoutTags={withoutTags} />
                  <PlanCell value={productFacts[fact].premium} />
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface PlanCellProps {
  readonly value: ProductFact['free']
  readonly withoutTags?: string | undefined
}

function PlanCell({ value, withoutTags }: PlanCellProps) {
  if (typeof value === 'string') {
    const text = withoutTags ? <ByServiceTags some={value} none={withoutTags} /> : value
    return <td className="py-3 pl-3 text-ink-soft text-pretty [overflow-wrap:anywhere]">{text}</td>
  }
  const Icon = value ? Check : Minus
  return (
    <td className="py-3 pl-3">
      <Icon aria-hidden="true" className={value ? 'size-5 text-accent' : 'size-5 text-ink-faint'} />
      <span className="sr-only">{value ? 'Yes' : 'No'}</span>
    </td>
  )
}
