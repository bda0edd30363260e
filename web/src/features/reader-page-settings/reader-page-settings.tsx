import { errorMessages } from '@everyshelf/domain/messages'
import { Link } from 'react-router'
import { PremiumOffer } from '../../components/premium-offer.tsx'
import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import { paths } from '../../lib/paths.ts'
import { useIsPremium } from '../../lib/session/session.ts'
import { ModeSection } from './mode-section.tsx'
import { PageSection } from './reader-page/page-section.tsx'

/** What a link's page for readers shows, and when readers see it. */
export function ReaderPageSettings({ managed, save }: LinkEditor) {
  const isPremium = useIsPremium()
  return (
    <div className="[&>:first-child]:border-t-0 sm:pt-4">
      <ModeSection
        mode={managed.settings.mode}
        onChange={(mode) => void save((now) => ({ ...now, mode }))}
      />
      {isPremium ? (
        <PageSection {...{ managed, save }} />
      ) : (
        <>
          <PremiumOffer
            title="Universal book links"
            about={errorMessages['premium-required-to-manage'].text}
            benefits={BENEFITS}
            className="mt-8 mb-4"
          />
          <Link to={paths.demoUniversalBookPage} className="text-link">
            See a sample page
          </Link>
        </>
      )}
    </div>
  )
}

/** For an owner without Premium: what else they could change. */
const BENEFITS = [
  'Rules that send readers in some countries to the store, edition, or page that you choose.',
  'Your own layout, color, note, and store order for the page that lists bookstores in the reader’s country.',
]
