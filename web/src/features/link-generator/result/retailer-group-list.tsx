import { CopyButton } from '@everyshelf/ui/links'
import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import type { RetailerGroup, RetailerLinks } from './group-retailers.ts'

export function RetailerGroupList({ title, links }: RetailerGroup) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-8 break-inside-avoid">
      <h3 id={id} className="m-0 mb-1 text-sm font-semibold text-ink-soft">
        {title}
      </h3>
      <ul className="m-0 list-none p-0">
        {links.map((link) => (
          <RetailerRow key={link.retailer} link={link} />
        ))}
      </ul>
    </section>
  )
}

function RetailerRow({ link }: { readonly link: RetailerLinks[number] }) {
  return (
    <li className="flex min-h-12 items-center gap-3 border-t border-rule">
      <a
        href={link.url}
        target="_blank"
        rel="noopener"
        className="group/name inline-flex min-h-9 items-center gap-1 font-medium text-ink no-underline hover:text-accent"
      >
        <span className="group-hover/name:underline">{link.name}</span>
        <ArrowUpRight className="size-4 text-ink-faint" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {link.kind === 'search' && <span className="text-sm text-ink-faint">opens a search</span>}
      <CopyButton
        compact
        text={link.url}
        label={`Copy the ${link.name} link`}
        className="ml-auto"
      />
    </li>
  )
}
