import { ReaderAtShutters } from '@everyshelf/ui/illustrations'
import type { ReactNode } from 'react'

interface EmptyRangeProps {
  readonly title: string
  readonly text: string
  /** What to try instead. */
  readonly children: ReactNode
}

/** Shown in place of charts that have no data. */
export function EmptyRange({ title, text, children }: EmptyRangeProps) {
  return (
    <section className="mt-8 flex flex-col items-center border-y border-rule px-4 py-14 text-center">
      <ReaderAtShutters className="w-56 max-w-full text-ink" />
      <h2 className="m-0 mt-8 font-display text-2xl sm:text-3xl">{title}</h2>
      <p className="m-0 mt-3 max-w-[50ch] text-ink-soft text-pretty">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </section>
  )
}
