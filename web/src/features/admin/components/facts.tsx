import type { ReactNode } from 'react'

interface FactsProps {
  readonly children: ReactNode
}

/** A list of names and values. */
export function Facts({ children }: FactsProps) {
  return <dl className="m-0 border-b border-rule">{children}</dl>
}

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

export function Fact({ name, children }: FactProps) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-t border-rule py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="tabular m-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
