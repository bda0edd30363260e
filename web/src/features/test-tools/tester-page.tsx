import type { ReactNode } from 'react'
import { ApiProvider } from '../../lib/api/trpc.tsx'
import { useTitle } from '../../lib/page/use-title.ts'

interface TesterPageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** The layout of a tester page: title, lead and content. */
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

interface TesterSectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function TesterSection({ title, children }: TesterSectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-3 border-t border-rule py-8 md:grid-cols-[13rem_minmax(0,1fr)]">
      <h2 className="m-0 font-display text-xl text-balance sm:text-2xl md:text-xl">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

interface UrlProps {
  readonly children: string
}

/** A full URL that can wrap at any character. */
export function Url({ children }: UrlProps) {
  return <code className="font-mono text-sm wrap-anywhere">{children}</code>
}
