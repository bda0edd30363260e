import { classNames } from '@everyshelf/ui/primitives'

interface PeriodButtonProps {
  readonly isPressed: boolean
  readonly isExpanded?: boolean
  readonly onClick: () => void
  readonly children: string
}

/** One button of a row of choices, such as the period of a chart. */
export function PeriodButton({ isPressed, isExpanded, onClick, children }: PeriodButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      onClick={onClick}
      className={classNames(
        'min-h-11 shrink-0 rounded-md border px-3.5 whitespace-nowrap max-sm:px-3 max-sm:text-sm',
        isPressed
          ? 'border-accent bg-accent font-semibold text-on-accent'
          : 'border-rule-strong bg-transparent text-ink hover:bg-wash',
      )}
    >
      {children}
    </button>
  )
}
