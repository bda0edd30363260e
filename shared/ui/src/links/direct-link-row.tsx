import type { DirectLink } from '@everyshelf/domain/links'
import { ArrowUpRight } from 'lucide-react'
import { label } from '../labels/index.ts'
import { Flag } from '../marketplaces/index.ts'
import { CopyButton } from './copy-button.tsx'
import { TagNote } from './tag-note.tsx'

interface DirectLinkRowProps {
  readonly link: DirectLink
  readonly title: string
}

export function DirectLinkRow({ link, title }: DirectLinkRowProps) {
  return (
    <li className="flex min-h-15 items-center gap-3 border-t border-rule py-1.5">
      <Flag country={link.country} />
      <span className="flex min-w-0 flex-1 flex-col">
        <a
          href={link.url}
          target="_blank"
          rel="sponsored noopener"
          className="group/name inline-flex items-center gap-1 self-start font-medium text-ink no-underline hover:text-accent"
        >
          <span className="group-hover/name:underline">{title}</span>
          <ArrowUpRight aria-hidden="true" className="size-4 text-ink-faint" />
          <span className="sr-only"> {label('opensInNewTab')}</span>
        </a>
        <TagNote tagged={link.tagged} owner={link.tagOwner} />
      </span>
      <CopyButton compact text={link.url} label={label('copyStoreLink', { store: title })} />
    </li>
  )
}
