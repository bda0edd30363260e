import type { ReactNode } from 'react'

interface LineDrawingProps {
  readonly viewBox: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A drawing in lines of one weight; `--drawing-fill` is the accent, used once or twice. */
export function LineDrawing({ viewBox, className, children }: LineDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
