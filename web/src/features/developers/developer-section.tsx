import type { ReactNode } from 'react'

interface DeveloperSectionProps {
  readonly title: string
  readonly about?: string
  readonly children: ReactNode
}

/** The address of a section on this page. @example sectionId('Safe retries') // 'safe-retries' */
function sectionId(title: string) {
  return title.toLowerCase().replaceAll(' ', '-')
}

export function DeveloperSection({ title, about, children }: DeveloperSectionProps) {
  return (
    <section id={sectionId(title)} className="grid scroll-mt-20 gap-y-4 border-t border-rule py-8">
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

/** Links to the sections of the page, beside them on wide screens. */
export function SectionLinks({ titles }: { readonly titles: readonly string[] }) {
  return (
    <nav aria-label="Sections of this page" className="lg:sticky lg:top-20 lg:self-start">
      <ul className="m-0 flex list-none flex-wrap gap-x-5 p-0 py-4 lg:block lg:py-8">
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${sectionId(title)}`}
              className="inline-flex min-h-11 items-center text-ink-soft no-underline hover:text-accent lg:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
