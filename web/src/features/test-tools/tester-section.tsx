import type { ReactNode } from 'react'

interface TesterSectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function TesterSection({ title, children }: TesterSectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-3 border-t border-rule py-8 md:grid-cols-[13rem_minmax(0,1fr)]">
      <h2 className="m-0 font-display text-xl text-balance sm:text-2xl md:text-xl">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

/** A full URL that can wrap at any character. */
export function Url({ children }: { readonly children: string }) {
  return <code className="font-mono text-sm wrap-anywhere">{children}</code>
}
