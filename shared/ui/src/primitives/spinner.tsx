import { classNames } from './class-names.ts'

interface SpinnerProps {
  readonly className?: string
  /** Read by screen readers; without it the spinner is decorative. */
  readonly label?: string
  /** Appears after 200 ms, so that fast answers show no spinner. */
  readonly late?: boolean
}

export function Spinner({ className, label, late = false }: SpinnerProps) {
  return (
    <span
      role={label ? 'status' : undefined}
      className={classNames('inline-flex', late && 'animate-late')}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={classNames('animate-turn', className ?? 'size-6')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
