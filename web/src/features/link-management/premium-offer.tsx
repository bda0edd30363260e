import { errorMessages } from '@everyshelf/domain/messages'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { Gains } from '../../components/gains.tsx'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'
import { LinkHeader } from './link-header.tsx'
import { ReadersPanel } from './readers/readers-panel.tsx'

const GAINS = [
  'Put Kindle, paperback, hardcover and audiobook in an order, and mark where each is not sold.',
  'Leave out a store, or give it another edition; readers get the next one.',
  'Switch each of more than sixty shops on or off, with a page of your own choice.',
  'Earn at other shops with your own affiliate numbers.',
  'See every change with its day, and take it back.',
]

/** For an owner without Premium: where the link leads now, and what could be decided. */
export function PremiumOffer({ managed }: { readonly managed: ManagedLink }) {
  return (
    <>
      <LinkHeader managed={managed} />
      <section className="mt-10 rounded-lg border border-rule bg-wash p-6 sm:p-8">
        <h2 className="m-0 font-display text-2xl">Decide where this link leads</h2>
        <p className="mt-2 mb-5 max-w-[60ch] text-ink-soft text-pretty">
          {errorMessages['premium-required-to-manage'].text}
        </p>
        <Gains lines={GAINS} />
        <Link to={paths.pricing} className={buttonClasses('solid')}>
          See Premium
        </Link>
      </section>
      <ReadersPanel managed={managed} />
    </>
  )
}
