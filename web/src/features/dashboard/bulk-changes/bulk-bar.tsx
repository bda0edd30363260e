import { type ReactNode, useRef } from 'react'
import { useBannerHeight } from '../../../components/layout/use-banner-height.ts'
import type { LinkListSelection } from '../table/use-link-selection.ts'
import { RunBar } from './run-bar.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useResumedRun } from './use-resumed-run.ts'

export interface BulkBarProps {
  /** Null if no link is selected. */
  readonly selection: LinkListSelection | null
}

/** At the bottom of the list: the selected links, or the bulk change that is going on. */
export function BulkBar({ selection }: BulkBarProps) {
  const run = useResumedRun()
  if (selection) {
    return (
      <Bar label="Selected links">
        <SelectionBar selection={selection} />
      </Bar>
    )
  }
  return (
    run && (
      <Bar label="Bulk change">
        <RunBar run={run} />
      </Bar>
    )
  )
}

interface BarProps {
  readonly label: string
  readonly children: ReactNode
}

/** Stays above the bottom bar of narrow screens, and above the bottom edge of wide ones. */
export function Bar({ label, children }: BarProps) {
  const region = useRef<HTMLElement>(null)
  useBannerHeight(region)
  return (
    <section
      ref={region}
      aria-label={label}
      className="pointer-events-none sticky bottom-(--bottom-bar) z-20 mt-6 animate-rise max-md:-mx-[clamp(1.5rem,4vw,3rem)] md:bottom-0 md:pb-4 print:hidden"
    >
      <div className="pointer-events-auto border-t border-rule-strong bg-sheet shadow-float md:mx-auto md:w-fit md:max-w-full md:rounded-lg md:border">
        {children}
      </div>
    </section>
  )
}
