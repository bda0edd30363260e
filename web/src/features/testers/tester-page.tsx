import type { ReactNode } from 'react'
import { ApiProvider } from '../../lib/api.tsx'
import { useTitle } from '../../lib/use-title.ts'

interface TesterPageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A page with one thing to test: what it is for, and the sheet on which it happens. */
export function TesterPage({ title, lead, children }: TesterPageProps) {
  useTitle(`${title} · Everyshelf`)
  return (
    <ApiProvider>
      <div className="page-column pt-12 sm:pt-18">
        <h1 className="m-0 max-w-[20ch] font-display text-[clamp(2.4rem,6vw,4.25rem)] leading-[1.05] tracking-[-0.012em] text-balance">
          {title}
        </h1>
        <p className="m-0 mt-5 max-w-[56ch] text-lg text-ink-soft text-pretty sm:text-xl">{lead}</p>
        {children}
      </div>
    </ApiProvider>
  )
}

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

export function TesterPart({ title, children }: PartProps) {
  return (
    <section className="grid gap-x-10 gap-y-3 border-t border-rule py-8 md:grid-cols-[13rem_minmax(0,1fr)]">
      <h2 className="m-0 font-display text-xl text-balance sm:text-2xl md:text-xl">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

interface AddressProps {
  readonly children: string
}

/** An address in full: it wraps wherever it has to. */
export function Address({ children }: AddressProps) {
  return <code className="font-mono text-sm wrap-anywhere">{children}</code>
}
