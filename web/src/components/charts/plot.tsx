import type { ReactNode } from 'react'
import { formatCount } from '../../format/numbers.ts'

/** The field of the drawing; it is stretched to the room there is, its lines are not. */
export const PLOT_SIZE = 1000

interface PlotProps {
  /** What the upper edge stands for. */
  readonly top: number
  /** How high it is, in classes. */
  readonly className: string
  readonly children: ReactNode
  /** What is drawn over the field and is not stretched. */
  readonly above?: ReactNode
}

/** A field with lines at its top, its middle and its foot, each with its count. */
export function Plot({ top, className, children, above }: PlotProps) {
  return (
    <div className={`relative ${className}`}>
      {[1, 0.5, 0].map((part) => (
        <div
          key={part}
          style={{ top: `${(1 - part) * 100}%` }}
          className={`absolute inset-x-0 border-t ${part ? 'border-rule' : 'border-rule-strong'}`}
        >
          {part > 0 && (
            <span className="tabular absolute top-0.5 left-0 bg-paper/80 pr-1.5 text-xs text-ink-soft">
              {formatCount(top * part)}
            </span>
          )}
        </div>
      ))}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${PLOT_SIZE} ${PLOT_SIZE}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible text-accent"
      >
        {children}
      </svg>
      {above}
    </div>
  )
}

interface PlotLineProps {
  readonly points: string
  readonly width: number
  readonly className?: string
  readonly isDashed?: boolean
}

export function PlotLine({ points, width, className, isDashed = false }: PlotLineProps) {
  return (
    <polyline
      points={points}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinejoin="round"
      strokeDasharray={isDashed ? '3 4' : undefined}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  )
}
