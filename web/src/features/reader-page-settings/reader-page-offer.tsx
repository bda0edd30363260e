import { errorMessages } from '@everyshelf/domain/messages'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { BenefitList } from '../../components/benefit-list.tsx'

const BENEFITS = [
  'Rules that send readers in some countries to the store, edition, or page that you choose.',
  'Your own layout, color, note, and store order for the page that lists bookstores in the reader’s country.',
]

/** For an owner without Premium: what else they could change. */
export function ReaderPageOffer() {
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
