import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  /** Text, or a heading. */
  readonly title: ReactNode
  readonly count?: number
  /** Whether it is open at first. */
  readonly isOpen?: boolean
  readonly onToggle?: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** A collapsible section. The browser's `details` element works with find-in-page and without script. */
export function Disclosure({ title, count, isOpen = false, onToggle, children }: DisclosureProps) {
  return (
    // React sets the attribute once, so the reader's own choice stays.
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      className="group border-t border-rule"
    >
      <summary className="flex min-h-16 list-none items-center gap-3 font-display text-xl hover:text-accent [&::-webkit-details-marker]:hidden">
        {title}
        {count !== undefined && (
          <span className="tabular font-sans text-base text-ink-faint">{count}</span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 text-ink-faint transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pt-2 pb-8">{children}</div>
    </details>
  )
}
