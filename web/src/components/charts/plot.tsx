import { formatCount } from '@everyshelf/domain/format'
import type { ReactNode } from 'react'

/** Width and height of the drawing area, which stretches to fit. Line widths do not stretch. */
export const PLOT_SIZE = 1000

interface PlotProps {
  /** The value at the upper edge. */
  readonly top: number
  /** Sets the height. */
  readonly className: string
  readonly children: ReactNode
  /** How the values at the grid lines read. */
  readonly format?: (value: number) => string
  /** Drawn over the chart without stretching. */
  readonly overlay?: ReactNode
}

/** A chart area with grid lines at 0, half and the top, each with its value. */
export function Plot({ top, className, children, format = formatCount, overlay }: PlotProps) {
  return (
    <div className={`relative ${className}`}>
      {[1, 0.5, 0].map((level) => (
        <div
          key={level}
          style={{ top: `${(1 - level) * 100}%` }}
          className={`absolute inset-x-0 border-t ${level ? 'border-rule' : 'border-rule-strong'}`}
        >
          {level > 0 && (
            <span className="tabular absolute top-0.5 left-0 z-1 bg-paper/80 pr-1.5 text-xs text-ink-soft">
              {format(top * level)}
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
      {overlay}
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
