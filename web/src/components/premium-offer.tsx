import { buttonClasses } from '@everyshelf/ui/primitives'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'

interface PremiumOfferProps {
  readonly title: string
  readonly about?: string
  /** One line each. */
  readonly benefits: readonly string[]
  readonly className: string
}

/** What Premium adds to a page. */
export function PremiumOffer({ title, about, benefits, className }: PremiumOfferProps) {
  return (
    <section className={`rounded-lg border border-rule bg-wash p-6 sm:p-8 ${className}`}>
      <h2 className={`m-0 font-display text-2xl ${about ? '' : 'mb-5'}`}>{title}</h2>
      {about && <p className="mt-2 mb-5 max-w-[60ch] text-ink-soft text-pretty">{about}</p>}
      <BenefitList lines={benefits} />
      <SeePremium className={buttonClasses('solid')} />
    </section>
  )
}

/** Leads to Pricing, from a text or as a button. */
export function SeePremium({ className = 'text-link' }: { readonly className?: string }) {
  return (
    <Link to={paths.pricing} className={className}>
      See Premium
    </Link>
  )
}

/** What Premium adds to a page, one line per benefit. */
function BenefitList({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="m-0 mb-6 grid list-none gap-2.5 p-0">
      {lines.map((line) => (
        <li key={line} className="flex max-w-[66ch] gap-3">
          <Check className="mt-0.5 size-5 shrink-0 text-accent" />
          {line}
        </li>
      ))}
    </ul>
  )
}
