import type { ReactNode } from 'react'

interface DeveloperSectionProps {
  readonly title: string
  readonly about?: string
  readonly children: ReactNode
}

/** Title and description on the left; wide content on the right. */
export function DeveloperSection({ title, about, children }: DeveloperSectionProps) {
  return (
    <section
      id={title.toLowerCase().replaceAll(' ', '-')}
      className="grid scroll-mt-20 gap-x-10 gap-y-4 border-t border-rule py-8 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className="m-0 font-display text-2xl text-balance">{title}</h2>
        {about && <p className="m-0 mt-1.5 text-ink-soft text-pretty">{about}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 [&>p]:m-0 [&>p]:max-w-[66ch] [&>p]:text-pretty">
        {children}
      </div>
    </section>
  )
}
