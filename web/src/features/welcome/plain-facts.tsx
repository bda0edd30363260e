import { AMAZON_ASSOCIATE_SENTENCE } from '@everyshelf/domain/affiliate'
import type { ReactNode } from 'react'
import { ServiceTagsOnly } from '../../components/service-tags-only.tsx'

/** What a careful author asks before handing out a link. */
export function PlainFacts() {
  return (
    <section aria-label="What happens with a link" className="page-column mt-20">
      <dl className="m-0 border-b border-rule">
        <Fact question="Where it leads">
          To the Amazon store of the reader's country, or to the nearest of the 23 where there is
          none. Other booksellers are listed beside it.
        </Fact>
        <Fact question="Who earns">
          Every link says whether it carries an affiliate tag, and whose.{' '}
          <ServiceTagsOnly>{AMAZON_ASSOCIATE_SENTENCE}</ServiceTagsOnly>
        </Fact>
        <Fact question="What is kept">
          That a link was opened, when, in which country, from which site and on what kind of
          device. No IP address, and nothing that names a reader.
        </Fact>
      </dl>
    </section>
  )
}

interface FactProps {
  readonly question: string
  readonly children: ReactNode
}

function Fact({ question, children }: FactProps) {
  return (
    <div className="grid gap-x-10 gap-y-2 border-t border-rule py-7 md:grid-cols-[1fr_2fr]">
      <dt className="font-display text-xl">{question}</dt>
      <dd className="m-0 max-w-[62ch] text-ink-soft text-pretty">{children}</dd>
    </div>
  )
}
