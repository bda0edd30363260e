import type { DirectLink } from '@everyshelf/domain/links'
import { marketplaceTitle } from '../marketplaces/index.ts'
import { DirectLinkRow } from './direct-link-row.tsx'

interface DirectLinkListProps {
  readonly links: readonly DirectLink[]
  readonly labelledBy?: string
  /** One column for narrow layouts such as the extension's popup. */
  readonly columns?: 'one' | 'two'
}

/** The book's page in each store, who earns there, and a copy button. */
export function DirectLinkList({ links, labelledBy, columns = 'two' }: DirectLinkListProps) {
  return (
    <ul
      aria-labelledby={labelledBy}
      className={`m-0 grid list-none p-0 ${columns === 'two' ? 'gap-x-12 md:grid-cols-2' : ''}`}
    >
      {links.map((link) => (
        <DirectLinkRow
          key={link.marketplace}
          link={link}
          title={marketplaceTitle(link.marketplace)}
        />
      ))}
    </ul>
  )
}
