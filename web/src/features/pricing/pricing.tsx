import { MONEY_BACK_DAYS, PREMIUM_PRICE_TEXT } from '@everyshelf/domain/plans'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { useTitle } from '../../lib/page/use-title.ts'
import { paths } from '../../lib/paths.ts'
import { accountAddress, useSession } from '../../lib/session/session.ts'
import { Faq } from './faq.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { PlanTable } from './plan-table.tsx'
import { freeLines, premiumLines } from './plans.ts'
import { PremiumAction } from './premium-action.tsx'

/** The pricing page: both plans, a comparison and answers to questions. */
export function Pricing() {
  useTitle('Pricing · Everyshelf')
  const { status } = useSession()
  return (
    <>
      <section data-surface="board" className="coach-line">
        <div className="page-column py-14 sm:py-18">
          <h1 className="m-0 font-display text-[clamp(2.4rem,5.6vw,4rem)] leading-[1.05] tracking-[-0.01em] text-balance">
            <span className="block">Free to create links.</span>{' '}
            <span className="block">Premium to earn from them.</span>
          </h1>
          <p className="m-0 mt-5 max-w-[56ch] text-lg text-ink-soft text-pretty">
            Every link opens the best store for each reader, on both plans, even after you cancel.
            Premium removes the limit on saved links and adds your own affiliate tags.
          </p>
        </div>
      </section>
      <div className="page-column mt-12 sm:mt-16">
        <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
          <PlanPanel
            name="Free"
            price="$0"
            terms="No credit card required, and no time limit."
            lines={freeLines}
          >
            {status === 'signed-in' ? (
              <Link to={paths.dashboard} className={buttonClasses('outline')}>
                View your links
              </Link>
            ) : (
              <Link to={accountAddress('signup')} className={buttonClasses('outline')}>
                Create a free account
              </Link>
            )}
          </PlanPanel>
          <PlanPanel
            isAccented
            name="Premium"
            price={<Price />}
            terms={`Launch price. Cancel anytime. ${MONEY_BACK_DAYS}-day money-back guarantee.`}
            lines={premiumLines}
          >
            <PremiumAction />
          </PlanPanel>
        </div>
        <PlanTable />
        <Faq />
      </div>
    </>
  )
}

function Price() {
  const [amount, period] = PREMIUM_PRICE_TEXT.split('/')
  return (
    <>
      {amount}
      <span className="font-sans text-lg text-ink-soft">/{period}</span>
    </>
  )
}
