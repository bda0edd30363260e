import type { ReactNode } from 'react'

interface DoorFrameProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A page of one question, before the admin area. */
export function DoorFrame({ title, lead, children }: DoorFrameProps) {
  return (
    <div className="page-column pt-12 pb-20 sm:pt-20">
      <div className="mx-auto max-w-xl">
        <h1 className="m-0 font-display text-[clamp(2rem,5vw,3rem)] leading-tight text-balance">
          {title}
        </h1>
        <p className="mt-4 mb-8 max-w-[60ch] text-lg text-ink-soft text-pretty">{lead}</p>
        {children}
      </div>
    </div>
  )
}
