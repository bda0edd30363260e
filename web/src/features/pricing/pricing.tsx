import {
  FREE_SAVED_LINK_LIMIT,
  MONEY_BACK_DAYS,
  PREMIUM_PRICE_TEXT,
} from '@everyshelf/domain/plans'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { accountAddress, useSession } from '../../lib/session.ts'
import { useTitle } from '../../lib/use-title.ts'
import { PlanPanel } from './plan-panel.tsx'
import { freeLines, premiumLines } from './plans.ts'

/** What each plan has, and what it costs. */
export function Pricing() {
  useTitle('Pricing · Everyshelf')
  const { status } = useSession()
  return (
    <>
      <section data-surface="board" className="coach-line">
        <div className="page-column py-14 sm:py-18">
          <h1 className="m-0 max-w-[18ch] font-display text-[clamp(2.4rem,5.6vw,4rem)] leading-[1.05] tracking-[-0.01em] text-balance">
            Free to make links. Premium to earn from them.
          </h1>
          <p className="m-0 mt-5 max-w-[56ch] text-lg text-ink-soft text-pretty">
            Every link goes to the reader's own store, on both plans and for as long as it is out
            there. Premium takes the limit away and puts your own affiliate tags on your links.
          </p>
        </div>
      </section>
      <div className="page-column mt-12 sm:mt-16">
        <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
          <PlanPanel name="Free" price="$0" terms="No card needed, no end." lines={freeLines}>
            {status === 'signed-in' ? (
              <Link to={paths.dashboard} className={buttonClasses('outline')}>
                Go to your links
              </Link>
            ) : (
              <Link to={accountAddress('signup')} className={buttonClasses('outline')}>
                Open a free account
              </Link>
            )}
          </PlanPanel>
          <PlanPanel
            isAccented
            name="Premium"
            price={<Price />}
            terms={`Launch price. Cancel anytime, ${MONEY_BACK_DAYS}-day money-back guarantee.`}
            lines={premiumLines}
          >
            <PremiumButton />
          </PlanPanel>
        </div>
        <Answers />
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

function PremiumButton() {
  const note = useId()
  return (
    <div>
      <Button disabled aria-describedby={note}>
        Upgrade to Premium
      </Button>
      <p id={note} className="m-0 mt-3 text-sm text-ink-soft text-pretty">
        Payment is not set up on this server yet, so Premium cannot be bought here for now.
      </p>
    </div>
  )
}

const answers = [
  [
    'What does launch price mean?',
    `Premium costs ${PREMIUM_PRICE_TEXT} for those who take it during the launch. It is billed each month.`,
  ],
  [
    'Can I cancel?',
    'Yes, at any time. Premium then goes on until the month that is paid for ends.',
  ],
  [
    'And if it is not for me?',
    `There is a ${MONEY_BACK_DAYS}-day money-back guarantee: say so within ${MONEY_BACK_DAYS} days and the price is returned.`,
  ],
  [
    'What happens to my links when Premium ends?',
    `Nothing is deleted and every link goes on working. It carries the tags of this service again, and new links can be saved once fewer than ${FREE_SAVED_LINK_LIMIT} are kept.`,
  ],
] as const

function Answers() {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-20">
      <h2 id={id} className="m-0 mb-6 font-display text-3xl">
        Before you decide
      </h2>
      <dl className="m-0 border-b border-rule">
        {answers.map(([question, answer]) => (
          <div
            key={question}
            className="grid gap-x-10 gap-y-2 border-t border-rule py-6 md:grid-cols-[1fr_2fr]"
          >
            <dt className="font-display text-lg">{question}</dt>
            <dd className="m-0 max-w-[62ch] text-ink-soft text-pretty">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
