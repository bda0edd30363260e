import { countOf, formatCount, formatDate } from '@everyshelf/domain/format'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import type { LinkSortKey } from '@everyshelf/domain/links'
import { BookCover, formatAuthors } from '@everyshelf/ui/books'
import type { ReactNode } from 'react'
import { formatChange } from '../../../components/charts/describe-change.ts'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { Annotation } from '../annotation/annotation.tsx'
import { BookLink } from './book-link.tsx'
import { ClicksLink } from './clicks-link.tsx'
import { DisabledNote } from './disabled-note.tsx'
import { toCoverBook } from './link-fields.ts'
import { Sparkline } from './sparkline.tsx'

export interface LinkColumn {
  readonly heading: ReactNode
  /** Of the heading and the cells. */
  readonly className?: string
  readonly cellClassName: string
  readonly isNumber?: boolean
  readonly cell: (link: SavedLink) => ReactNode
  /** What a card says of the cell. */
  readonly onCard?: (link: SavedLink) => string
}

interface SortedColumn extends LinkColumn {
  /** What the order is called above the cards. */
  readonly orderName: string
}

type LinkColumns = Readonly<
  Record<LinkSortKey, SortedColumn> & Record<'slug' | 'lastClick', LinkColumn>
>
export type ColumnName = keyof LinkColumns

/** The columns of the list of links, in order. */
export const linkColumns: LinkColumns = {
  title: {
    heading: 'Book',
    orderName: 'Title',
    cellClassName: 'w-[36%] py-2 font-normal',
    cell: (link) => (
      <span className="flex items-center gap-4">
        <BookCover book={toCoverBook(link)} identifier={link.isbn} className="w-8" />
        <span className="min-w-0">
          <BookLink link={link} />
          {link.authors.length > 0 && (
            <span className="line-clamp-1 text-sm text-ink-soft">
              {formatAuthors(link.authors)}
            </span>
          )}
          <Annotation link={link} />
          <DisabledNote link={link} />
        </span>
      </span>
    ),
  },
  identifier: {
    heading: 'ISBN/ASIN',
    orderName: 'ISBN/ASIN',
    className: '@max-[64rem]:hidden',
    cellClassName: 'tabular text-sm whitespace-nowrap text-ink-soft',
    cell: ({ display }) => display,
  },
  slug: {
    heading: 'Short link',
    cellClassName: 'text-sm text-ink-soft',
    cell: ({ globalLink }) => (
      <span title={globalLink} className="block max-w-40 truncate">
        {new URL(globalLink).pathname}
      </span>
    ),
    onCard: ({ globalLink }) => new URL(globalLink).pathname,
  },
  clicks: {
    heading: (
      <abbr
        title={`Clicks by people in the last ${RECENT_CLICK_DAYS} days`}
        className="no-underline"
      >
        Clicks
      </abbr>
    ),
    orderName: 'Most clicks',
    cellClassName: 'tabular text-right',
    isNumber: true,
    onCard: ({ clicks30d }) => countOf(clicks30d, 'click'),
    cell: (link) => (
      <ClicksLink link={link} className="flex min-h-11 items-center justify-end gap-3">
        <span className="@max-[56rem]:hidden">
          <Sparkline counts={link.clicksByDay.slice(-RECENT_CLICK_DAYS)} />
        </span>
        <span className="min-w-[3ch]">
          {formatCount(link.clicks30d)}
          <span className="sr-only"> {link.clicks30d === 1 ? 'click' : 'clicks'}</span>
          <span
            title={`Compared with the ${RECENT_CLICK_DAYS} days before`}
            className="block text-xs whitespace-nowrap text-ink-soft"
          >
            {formatTrend(link)}
          </span>
        </span>
      </ClicksLink>
    ),
  },
  lastClick: {
    heading: <span className="whitespace-nowrap">Last click</span>,
    className: '@max-[60rem]:hidden',
    cellClassName: 'text-sm text-ink-soft first-letter:uppercase',
    cell: ({ clicksByDay }) => {
      const day = clicksByDay.findLastIndex((count) => count > 0)
      if (day >= 0) return ago.format(day + 1 - clicksByDay.length, 'day')
      return <span className="text-ink-faint">None in {clicksByDay.length} days</span>
    },
  },
  created: {
    heading: 'Created',
    orderName: 'Newest',
    className: '@max-[56rem]:hidden',
    cellClassName: 'text-sm text-ink-soft',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {formatDate(createdAt)}
      </time>
    ),
  },
}

const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** The change of the clicks against as many days before. */
function formatTrend({ clicks30d, clicksByDay }: SavedLink): string {
  return formatChange(clicks30d, clicksByDay.reduce((sum, count) => sum + count, 0) - clicks30d)
}

export const columnNames = Object.keys(linkColumns) as readonly ColumnName[]
