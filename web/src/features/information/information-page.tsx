import type { ReactNode } from 'react'
import { useTitle } from '../../lib/page/use-title.ts'

interface InformationPageProps {
  readonly title: string
  readonly lead: string
  readonly picture?: ReactNode
  readonly children: ReactNode
}

/** The layout of an information page: title, lead, and sections between thin rules. */
export function InformationPage({ title, lead, picture, children }: InformationPageProps) {
  useTitle(`${title} · Everyshelf`)
  return (
    <article className="page-column pt-12 sm:pt-18">
      <header className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <h1 className="m-0 max-w-[18ch] font-display text-[clamp(2.4rem,6vw,4.25rem)] leading-[1.05] tracking-[-0.012em] text-balance">
            {title}
          </h1>
          <p className="m-0 mt-5 max-w-[52ch] text-lg text-ink-soft text-pretty sm:text-xl">
            {lead}
          </p>
        </div>
        {picture}
      </header>
      <div className="mt-10 border-b border-rule sm:mt-14">{children}</div>
    </article>
  )
}

interface InformationSectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function InformationSection({ title, children }: InformationSectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-3 border-t border-rule py-8 md:grid-cols-[1fr_2fr]">
      <h2 className="m-0 font-display text-xl text-balance sm:text-2xl md:text-xl lg:text-2xl">
        {title}
      </h2>
      <div className="max-w-[66ch] text-pretty [&_li]:mt-2 [&_li]:pl-1 [&_li]:marker:text-ink-faint [&_p]:m-0 [&_p+*]:mt-4 [&_ul]:m-0 [&_ul]:list-disc [&_ul]:pl-5 [&_ul+*]:mt-4">
        {children}
      </div>
    </section>
  )
}

/** Highlights a term at the start of a list item. */
export function Term({ children }: { readonly children: ReactNode }) {
  return <strong className="font-semibold">{children}</strong>
}
