import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface DisclosureProps {
  /** Text, or a heading. */
  readonly title: ReactNode
  readonly count?: number
  /** For a page that must fit on one screen. */
  readonly isCompact?: boolean
  /** Whether it is open at first. */
  readonly isOpen?: boolean
  readonly onToggle?: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** A collapsible section. The browser's `details` element works with find-in-page and without script. */
export function Disclosure({
  title,
  count,
  isCompact = false,
  isOpen = false,
  onToggle,
  children,
}: DisclosureProps) {
  return (
    // React sets the attribute once, so the reader's own choice stays.
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      className="group border-t border-rule"
    >
      <summary
        className={classNames(
          'flex list-none items-center gap-3 hover:text-accent [&::-webkit-details-marker]:hidden',
          isCompact ? 'min-h-11 font-medium' : 'min-h-16 font-display text-xl',
        )}
      >
        {title}
        {count !== undefined && (
          <span className="tabular font-sans text-base text-ink-faint">{count}</span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 text-ink-faint transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className={isCompact ? 'pt-1 pb-5' : 'pt-2 pb-8'}>{children}</div>
    </details>
  )
}
