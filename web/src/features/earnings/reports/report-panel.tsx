import { type ReactNode, useEffect, useRef } from 'react'

interface ReportPanelProps {
  readonly title: string
  readonly children: ReactNode
}

/** One step of an import. It takes the focus, because the button that led to it is gone. */
export function ReportPanel({ title, children }: ReportPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className="mt-6 rounded-lg border border-rule bg-sheet px-5 py-7 sm:px-8">
      <h2
        ref={heading}
        tabIndex={-1}
        className="m-0 mb-5 font-display text-xl wrap-anywhere outline-none sm:text-2xl"
      >
        {title}
      </h2>
      {children}
    </section>
  )
}
