import {
  FREE_SAVED_LINK_LIMIT,
  MONEY_BACK_DAYS,
  REFERRAL_REWARD_MONTHS,
  REFERRAL_VALIDITY_DAYS,
} from '@everyshelf/domain/plans'
import { PRIVACY_SUMMARY } from '@everyshelf/domain/product-facts'
import { type ReactNode, useId } from 'react'
import { ByServiceTags } from '../../components/by-service-tags.tsx'

const months =
  REFERRAL_REWARD_MONTHS === 1 ? 'a free month' : `${REFERRAL_REWARD_MONTHS} free months`

const questions: readonly (readonly [question: string, answer: ReactNode])[] = [
  [
    'Can I cancel?',
    `Yes, anytime, in My Account. You keep Premium until the end of your billing period. For a refund, contact us within ${MONEY_BACK_DAYS} days of your first payment.`,
  ],
  [
    'What happens to my links when Premium ends?',
    <>
      Nothing is deleted, and every link keeps working.{' '}
      <ByServiceTags
        some="Links then carry Everyshelf’s affiliate tags."
        none="Links then carry no affiliate tag."
      />{' '}
      You can save new links once you have fewer than {FREE_SAVED_LINK_LIMIT} saved links. We store
      your own tags and country rules in case you come back.
    </>,
  ],
  [
    'Who earns the commission?',
    <>
      The store pays the owner of the affiliate tag on a link. With your own tag, you earn the full
      commission.{' '}
      <ByServiceTags
        some="In stores where you have no tag, links carry Everyshelf’s."
        none="In stores where you have no tag, links carry none."
      />
    </>,
  ],
  [
    'Where do I get a tag?',
    'From each store’s affiliate program, for free. In My Account, you’ll find a link to each program and its requirements.',
  ],
  ['What do you know about my readers?', PRIVACY_SUMMARY],
  ['How do I pay?', 'On Stripe’s secure payment page. We never see your card number.'],
  [
    'Can I get Premium for free?',
    `Yes. You get ${months} for each person who signs up through your referral link and pays within ${REFERRAL_VALIDITY_DAYS} days. Find your link in My Account.`,
  ],
]

/** Answers to questions about the plans and payment. */
export function Faq() {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="m-0 mb-6 font-display text-3xl">
        Frequently asked questions
      </h2>
      <dl className="m-0 border-b border-rule">
        {questions.map(([question, answer]) => (
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
