import { sectionId } from './developer-section.tsx'

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
