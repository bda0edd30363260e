import { MONEY_BACK_DAYS, PREMIUM_PRICE_TEXT } from '@everyshelf/domain/plans'
import { type ProductFact, productFacts } from '@everyshelf/domain/product-facts'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Check, Minus } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ByServiceTags } from '../../components/by-service-tags.tsx'
import { paths } from '../../lib/paths.ts'
import { accountAddress, useSession } from '../../lib/session/session.ts'
import { planSections } from './plans.ts'
import { PremiumAction } from './premium-action.tsx'

/** The two plans: price, terms, and button above what each of them has. */
export function PlanTable() {
  const isSignedIn = useSession().status === 'signed-in'
  const [amount, period] = PREMIUM_PRICE_TEXT.split('/')
  return (
    <table className="w-full table-fixed border-collapse border-b border-rule text-left text-[0.9375rem] sm:text-base">
      <caption className="sr-only">Compare plans</caption>
      <thead>
        <tr className="align-top">
          <td className="w-[34%] sm:w-[46%]" />
          <PlanHead
            name="Free"
            price="$0"
            terms="No credit card required, and no time limit."
            action={
              <Link
                to={isSignedIn ? paths.dashboard : accountAddress('signup')}
                className={buttonClasses('outline')}
              >
                {isSignedIn ? 'View your links' : 'Create a free account'}
              </Link>
            }
          />
          <PlanHead
            name="Premium"
            price={amount}
            period={`/${period}`}
            terms={`Launch price. Cancel anytime. ${MONEY_BACK_DAYS}-day money-back guarantee.`}
            action={<PremiumAction />}
          />
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
  )
}

interface PlanHeadProps {
  readonly name: string
  readonly price: ReactNode
  readonly period?: string
  readonly terms: string
  readonly action: ReactNode
}

function PlanHead({ name, price, period, terms, action }: PlanHeadProps) {
  return (
    <th scope="col" aria-label={name} className="pb-8 pl-3 font-normal sm:pr-6">
      <span className="block font-display text-lg sm:text-2xl">{name}</span>
      <span className="tabular mt-2 block font-display text-2xl leading-none lg:text-5xl">
        {price}
        <span className="font-sans text-sm text-ink-soft max-lg:block lg:text-lg">{period}</span>
      </span>
      <span className="mt-3 mb-5 block text-sm text-ink-soft text-pretty sm:text-base md:min-h-12">
        {terms}
      </span>
      <div className="max-sm:[&_:is(a,button)]:px-2 max-sm:[&_:is(a,button)]:text-sm max-sm:[&_:is(a,button)]:whitespace-normal">
        {action}
      </div>
    </th>
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
