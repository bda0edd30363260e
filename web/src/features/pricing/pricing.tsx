import { lazyComponent } from '../../lib/lazy-loading/lazy-component.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import { useSession } from '../../lib/session/session.ts'
import { Faq } from './faq.tsx'
import { PlanTable } from './plan-table.tsx'

const OwnClicks = lazyComponent(
  () => import('./own-clicks.tsx'),
  ({ OwnClicks }) => OwnClicks,
)

/** The pricing page: both plans and answers to questions. */
export function Pricing() {
  useTitle('Pricing · Everyshelf')
  const { user } = useSession()
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
      <div className="page-column mt-8 sm:mt-10">
        {user && !user.isPremium && <OwnClicks />}
        <PlanTable />
        <Faq />
      </div>
    </>
  )
}
