import { errorMessages } from '@everyshelf/domain/messages'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { BenefitList } from '../../components/benefit-list.tsx'
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
      {isPremium ? <PageSection {...{ managed, save }} /> : <ReaderPageOffer />}
    </div>
  )
}

const BENEFITS = [
  'Rules that send readers in some countries to the store, edition, or page that you choose.',
  'Your own layout, color, note, and store order for the page that lists bookstores in the reader’s country.',
]

/** For an owner without Premium: what else they could change. */
function ReaderPageOffer() {
  return (
    <section className="my-8 rounded-lg border border-rule bg-wash p-6 sm:p-8">
      <h2 className="m-0 font-display text-2xl">Universal book links</h2>
      <p className="mt-2 mb-5 max-w-[60ch] text-ink-soft text-pretty">
        {errorMessages['premium-required-to-manage'].text}
      </p>
      <BenefitList lines={BENEFITS} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link to={paths.pricing} className={buttonClasses('solid')}>
          See Premium
        </Link>
        <Link to={paths.demoUniversalBookPage} className="text-link">
          See a sample page
        </Link>
      </div>
    </section>
  )
}
