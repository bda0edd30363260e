import type { ReactNode } from 'react'

interface GatePageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** The layout of the pages before the admin area opens. */
export function GatePage({ title, lead, children }: GatePageProps) {
  return (
    <div className="page-column pt-12 pb-20 sm:pt-20">
      <div className="mx-auto max-w-xl">
        <h1 className="m-0 font-display text-[clamp(2rem,5vw,3rem)] leading-tight">{title}</h1>
        <p className="mt-4 mb-8 max-w-[60ch] text-lg text-ink-soft text-pretty">{lead}</p>
        {children}
      </div>
    </div>
  )
}
