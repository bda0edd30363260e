import { formatCount } from '@everyshelf/domain/format'
import { Badge } from '@everyshelf/ui/primitives'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { DetailList, DetailSection } from '../components/detail-section.tsx'
import { RowTime } from '../components/list-row.tsx'
import type { UserSectionProps } from './user-details.ts'

export function UserLinks({ user: { id, links, linkCount } }: UserSectionProps) {
  return (
    <DetailSection title={`Links (${formatCount(linkCount)})`}>
      <DetailList empty="No links.">
        {links.map((link) => (
          <li
            key={link.id}
            className="flex flex-wrap items-baseline gap-x-3 border-t border-rule py-2.5"
          >
            <Link
              to={generatePath(paths.adminLink, { linkId: link.id })}
              title={link.title}
              className="text-link line-clamp-2 min-w-0 [overflow-wrap:anywhere]"
            >
              {link.title}
            </Link>
            <span className="text-sm text-ink-soft">/go/{link.slug}</span>
            {link.disabledAt && <Badge tone="danger">Disabled</Badge>}
            {link.removedAt && <Badge>Removed</Badge>}
            <RowTime at={link.createdAt} />
          </li>
        ))}
      </DetailList>
      {linkCount > links.length && (
        <p className="mt-3 mb-0">
          <Link to={`${paths.adminLinks}?q=${id}`} className="text-link">
            View all links
          </Link>
        </p>
      )}
    </DetailSection>
  )
}
