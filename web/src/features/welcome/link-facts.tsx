import { marketplaces } from '@everyshelf/domain/marketplaces'
import { PRIVACY_SUMMARY } from '@everyshelf/domain/product-facts'
import type { ReactNode } from 'react'
import { AssociateSentence } from '../../components/affiliate-sentences.tsx'

/** Where links lead, who earns, and what is stored. */
export function LinkFacts() {
  return (
    <section aria-label="How links work" className="page-column mt-20">
      <dl className="m-0 border-b border-rule">
        <Fact title="Where links lead">
          To the Amazon store for the reader’s country, one of {marketplaces.length} worldwide.
          Readers can also choose other bookstores.
        </Fact>
        <Fact title="Affiliate tags">
          Each link shows whether it has an affiliate tag, and who earns the commission.
          <AssociateSentence />
        </Fact>
        <Fact title="What we store">
          For each click: the time, country, referring website, device type, browser, and browser
          language. {PRIVACY_SUMMARY}
        </Fact>
      </dl>
    </section>
  )
}

interface FactProps {
  readonly title: string
  readonly children: ReactNode
}

function Fact({ title, children }: FactProps) {
  return (
    <div className="grid gap-x-10 gap-y-2 border-t border-rule py-7 md:grid-cols-[1fr_2fr]">
      <dt className="font-display text-xl">{title}</dt>
      <dd className="m-0 max-w-[62ch] text-ink-soft text-pretty">{children}</dd>
    </div>
  )
}
