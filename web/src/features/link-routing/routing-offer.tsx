import { errorMessages } from '@everyshelf/domain/messages'
import { retailers } from '@everyshelf/domain/retailers'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { BenefitList } from '../../components/benefit-list.tsx'
import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import { DestinationPanel } from './destinations/destination-panel.tsx'
import { RulesSection } from './rules/rules-section.tsx'

const BENEFITS = [
  'Send readers in some countries to the store, edition, or page that you choose.',
  'Arrange your Kindle, print, and audiobook editions, and mark where each isn’t sold.',
  'Exclude an Amazon store, or choose another edition for it.',
  `Turn any of ${retailers.length} stores on or off, or link to a page you choose.`,
  'Earn at stores other than Amazon with your own affiliate IDs.',
  'See or undo any change to this link.',
]

/** For an owner without Premium: where readers go, the mode, and what Premium adds. */
export function RoutingOffer({ managed, save }: Pick<LinkEditor, 'managed' | 'save'>) {
  return (
    <>
      <RulesSection {...{ managed, save }} isPremium={false} />
      <section className="mt-10 rounded-lg border border-rule bg-wash p-6 sm:p-8">
        <h2 className="m-0 font-display text-2xl">Choose where this link leads</h2>
        <p className="mt-2 mb-5 max-w-[60ch] text-ink-soft text-pretty">
          {errorMessages['premium-required-to-manage'].text}
        </p>
        <BenefitList lines={BENEFITS} />
        <Link to={paths.pricing} className={buttonClasses('solid')}>
          See Premium
        </Link>
      </section>
      <DestinationPanel managed={managed} />
    </>
  )
}
