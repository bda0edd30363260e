import { classNames } from '@everyshelf/ui/primitives'
import type { ReactNode } from 'react'

interface SkeletonProps {
  readonly className?: string
  /** Blocks in the shape of what is loading. */
  readonly children: ReactNode
}

/** Stands for content that is loading. */
export function Skeleton({ className, children }: SkeletonProps) {
  return (
    <div role="status" className={classNames('animate-late', className)}>
      <span className="sr-only">Loading</span>
      {children}
    </div>
  )
}
