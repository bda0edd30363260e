import { Disclosure } from '@everyshelf/ui/primitives'
import { type ReactNode, useId } from 'react'
import { useIsNarrow } from './use-is-narrow.ts'

export interface CollapsibleSectionProps {
  readonly title: string
  /** Buttons of the section: beside the heading, or below the content of a collapsible section. */
  readonly actions?: ReactNode
  /** How the section starts on a phone. Without it, the section does not collapse. */
  readonly onPhone?: 'open' | 'closed'
  readonly className?: string
  readonly children: ReactNode
}

/** A section with a heading. On a phone, the heading can show and hide the content. */
export function CollapsibleSection({
  title,
  actions,
  onPhone,
  className = '',
  children,
}: CollapsibleSectionProps) {
  const id = useId()
  const isNarrow = useIsNarrow()
  return (
    <section aria-labelledby={id} className={`min-w-0 break-inside-avoid ${className}`}>
      {isNarrow && onPhone ? (
        <Disclosure
          isOpen={onPhone === 'open'}
          title={
            <h2 id={id} className="m-0 text-xl">
              {title}
            </h2>
          }
        >
          {children}
          <div className="mt-4">{actions}</div>
        </Disclosure>
      ) : (
        <>
          <div className="flex flex-wrap items-baseline gap-x-5 border-b border-rule pb-2">
            <h2 id={id} className="m-0 mr-auto font-display text-2xl">
              {title}
            </h2>
            {actions}
          </div>
          <div className="mt-3">{children}</div>
        </>
      )}
    </section>
  )
}
