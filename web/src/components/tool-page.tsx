import type { ReactNode } from 'react'
import { ApiProvider } from '../lib/api/trpc.tsx'
import { useTitle } from '../lib/page/use-title.ts'

interface ToolPageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** The layout of a page that checks something for the visitor: title, lead and content. */
export function ToolPage({ title, lead, children }: ToolPageProps) {
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
