import { type ReactNode, useId } from 'react'

interface DetailSectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** A section of a detail page. */
export function DetailSection({ title, children }: DetailSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="m-0 mb-3 font-display text-2xl leading-tight">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The rows of a section, or a text when there are none. */
export function DetailList({
  empty,
  children,
}: {
  readonly empty: string
  readonly children: ReactNode[]
}) {
  if (children.length === 0) {
    return <p className="m-0 border-y border-rule py-4 text-ink-soft">{empty}</p>
  }
  return <ul className="m-0 list-none border-b border-rule p-0">{children}</ul>
}
