import { classNames } from './class-names.ts'

interface ProgressBarProps {
  /** The accessible name. */
  readonly label: string
  readonly value: number
  readonly max: number
  /** Thin and square, at the edge of a bar. */
  readonly isEdge?: boolean
  readonly className?: string
}

/** How far a longer action is. */
export function ProgressBar({ label, value, max, isEdge = false, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={max}
      value={value}
      className={classNames(
        'block w-full appearance-none overflow-hidden border-0 bg-wash [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent',
        isEdge ? 'h-1' : 'h-1.5 rounded-full',
        className,
      )}
    />
  )
}
