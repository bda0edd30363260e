import { errorMessages } from '@everyshelf/domain/messages'
import { retailers } from '@everyshelf/domain/retailers'
import { PremiumOffer } from '../../components/premium-offer.tsx'
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
      <PremiumOffer
        title="Choose where this link leads"
        about={errorMessages['premium-required-to-manage'].text}
        benefits={BENEFITS}
        className="mt-10"
      />
      <DestinationPanel managed={managed} />
    </>
  )
}
