import { findTagRule, type TagRule } from '@everyshelf/domain/affiliate'
import { RuleSource } from './rule-sources.tsx'

type Source = Pick<TagRule, 'source' | 'date' | 'isSecondHand'>

const read = (source: string, date = '2026-11-26'): Source => ({
  source,
  date,
  isSecondHand: false,
})
const reported = (source: string, date = '2026-11-26'): Source => ({
  source,
  date,
  isSecondHand: true,
})

const REVIEW = read('https://affiliate-program.amazon.co.uk/help/node/topic/G8TW5AE9XL2VX9VM')
const POLICIES = read(
  'https://affiliate-program.amazon.com.be/help/operating/policies',
  '2025-10-15',
)
const PAID_ADS = findTagRule('amazon', 'ad', null)

interface AmazonRule {
  readonly name: string
  readonly text: string
  readonly sources: readonly Source[]
}

const rules: readonly AmazonRule[] = [
  {
    name: '3 sales in the first 180 days',
    text: 'You need 3 sales in the first 180 days. Then Amazon reviews your account.',
    sources: [REVIEW],
  },
  {
    name: '24 hours, or 89 days in the cart',
    text: 'A purchase counts if it is made within 24 hours of the click. A book added to the cart in that time reportedly counts for up to 89 days.',
    sources: [
      POLICIES,
      reported(
        'https://www.skool.com/coffeeandcashflow/new-updates-to-the-amazon-influencer-agreement',
      ),
    ],
  },
  {
    name: 'No paid ads or boosted posts',
    text: 'Purchases after any paid ad or boosted post reportedly do not count. Use Amazon Attribution in ads.',
    sources: PAID_ADS ? [PAID_ADS] : [],
  },
  {
    name: 'One kind of tag on a link',
    text: 'A link can have an affiliate tag or an Amazon Attribution tag, never both.',
    sources: [
      reported('https://readerlinks.zohodesk.com/portal/en/kb/articles/what-is-an-attribution-tag'),
    ],
  },
  {
    name: 'A tag for each store',
    text: 'A tag earns only in the store that issued it. Enter each tag in the field for its store.',
    sources: [
      read(
        'http://docs.amazonwebservices.com/AWSECommerceService/latest/GSG/BecominganAssociate.html',
      ),
    ],
  },
  {
    name: 'Disclose before the click',
    text: 'Tell readers near the link, in plain words, that you can earn a commission.',
    sources: [read('https://affiliate-program.amazon.co.uk/help/node/topic/GHQNZAU6669EZS98')],
  },
  {
    name: 'No orders through your own links',
    text: 'Orders you place through your own links never count. Do not offer rewards for using your links.',
    sources: [REVIEW],
  },
  {
    name: 'No prices, ratings, or Amazon names',
    text: 'Do not copy Amazon’s prices or ratings. Do not use Amazon’s name in your tags or user names.',
    sources: [
      reported('https://vkuajing.net/amazon-affiliate-account-banned/amp'),
      read('https://affiliate-program.amazon.co.uk/help/topic/t50'),
    ],
  },
  {
    name: 'Do not hide where readers come from',
    text: 'Amazon checks where clicks come from. Our redirects do not hide it. An older agreement reportedly excluded purchases after an automatic redirect. Check your own agreement.',
    sources: [
      reported(
        'https://intercom.geni.us/faqs/general-questions/does-genius-link-follow-amazons-operating-agreement',
      ),
      reported('https://prodominator.com/amazon-associates-policies-violation'),
    ],
  },
]

/** The rules of Amazon's program for book links, each with its source. */
export function AmazonRules() {
  return (
    <>
      <dl className="m-0 border-b border-rule">
        {rules.map(({ name, text, sources }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 border-t border-rule py-4 lg:grid-cols-[1fr_2fr]"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="m-0 text-pretty">
              <span className="text-ink-soft">{text}</span>
              {sources.map((rule) => (
                <span key={rule.source} className="block text-sm">
                  <RuleSource rule={rule} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 mb-0 text-sm text-ink-soft text-pretty">
        This summary comes with no warranty. Read the agreement for each program you join.
      </p>
    </>
  )
}
