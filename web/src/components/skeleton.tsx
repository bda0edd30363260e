import { classNames } from '@everyshelf/ui/primitives'
import type { ReactNode } from 'react'

interface SkeletonProps {
  readonly className?: string
  /** Blocks in the shape of what is loading; without them, the rows of a list. */
  readonly children?: ReactNode
}

/** Stands for content that is loading. */
export function Skeleton({ className, children = WIDTHS.map(toRow) }: SkeletonProps) {
  return (
    <div role="status" className={classNames('animate-late', className)}>
      <span className="sr-only">Loading</span>
      {children}
    </div>
  )
}

// Classes, because the first HTML may have no inline styles.
const WIDTHS = ['w-[62%]', 'w-[45%]', 'w-[71%]', 'w-[53%]', 'w-[38%]']

function toRow(width: string) {
  return (
    <div
      key={width}
      aria-hidden="true"
      className="flex min-h-16 items-center gap-4 border-b border-rule py-2 first-of-type:border-t"
    >
      <span className="aspect-2/3 w-8 shrink-0 rounded-[2px] bg-rule" />
      <span className="flex-1">
        <span className={`block h-4 rounded-sm bg-rule ${width}`} />
        <span className="mt-2 block h-3 w-1/4 rounded-sm bg-rule opacity-60" />
      </span>
    </div>
  )
}
