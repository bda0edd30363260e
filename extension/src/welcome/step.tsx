import type { ReactNode } from 'react'

interface StepProps {
  readonly number: number
  readonly title: string
  readonly children: ReactNode
}

export function Step({ number, title, children }: StepProps) {
  return (
    <li className="grid grid-cols-[3rem_1fr] border-b border-rule py-8 last:border-b-0">
      <span aria-hidden="true" className="font-display text-3xl leading-none text-accent">
        {number}
      </span>
      <div className="text-ink-soft">
        <h2 className="m-0 mb-2 font-display text-2xl leading-tight text-ink">{title}</h2>
        {children}
      </div>
    </li>
  )
}
