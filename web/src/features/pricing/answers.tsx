import {
  FREE_SAVED_LINK_LIMIT,
  MONEY_BACK_DAYS,
  PREMIUM_PRICE_TEXT,
  REFERRAL_REWARD_MONTHS,
} from '@everyshelf/domain/plans'
import { useId } from 'react'

const months = REFERRAL_REWARD_MONTHS === 1 ? 'a month' : `${REFERRAL_REWARD_MONTHS} months`

const answers = [
  [
    'What does launch price mean?',
    `Premium costs ${PREMIUM_PRICE_TEXT} for those who take it during the launch. It is billed each month.`,
  ],
  [
    'Can I cancel?',
    'Yes, at any time, under My Account. Premium then goes on until the month that is paid for ends.',
  ],
  [
    'And if it is not for me?',
    `There is a ${MONEY_BACK_DAYS}-day money-back guarantee: say so within ${MONEY_BACK_DAYS} days and the price is returned.`,
  ],
  [
    'What happens to my links when Premium ends?',
    `Nothing is deleted and every link goes on working. It carries the tags of this service again, and new links can be saved once fewer than ${FREE_SAVED_LINK_LIMIT} are kept. Your own tags are kept, in case you come back.`,
  ],
  [
    'Who earns what?',
    'Amazon pays whoever the tag on a link belongs to. With your own tag that is you, in full and without us between; a store for which you have none gets the tag of this service, where it has one.',
  ],
  [
    'Where do I get a tag?',
    'From the affiliate programme of each store, free of charge. My Account leads to each of them, and says what they ask of you.',
  ],
  [
    'How is it paid?',
    'On the page of Stripe, a payment service. The number of your card never reaches us.',
  ],
  [
    'Can I get it without paying?',
    `For each person who comes through your referral link and pays for Premium within 30 days you get ${months}. The link is in My Account.`,
  ],
] as const

/** What people ask before they pay. */
export function Answers() {
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
