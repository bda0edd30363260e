import { formatCount, formatDate } from '@everyshelf/domain/format'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import type { LinkSortKey } from '@everyshelf/domain/links'
import { BookCover, formatAuthors } from '@everyshelf/ui/books'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { Annotation } from '../annotation/annotation.tsx'
import { nextSort } from '../filter/link-filter-url.ts'
import { BookLink } from './book-link.tsx'
import { ClicksLink } from './clicks-link.tsx'
import { DisabledNote } from './disabled-note.tsx'
import { LinkActions } from './link-actions.tsx'
import { shortLinkPath, toCoverBook } from './link-fields.ts'
import { SelectBox } from './select-box.tsx'
import { Sparkline } from './sparkline.tsx'
import { TitleSource } from './title-source.tsx'
import type { LinkList } from './use-link-list.ts'
import { useVisibleRows } from './use-visible-rows.ts'

/** The height of a usual row. Rows that are shown are measured. */
const ROW_HEIGHT = 88

export interface LinkRowsProps {
  readonly list: LinkList
  readonly onRemove: (link: SavedLink) => void
}

export function LinkTable({ list, onRemove }: LinkRowsProps) {
  const { count, selection } = list
  const { container, rows, measure, heightAbove, heightBelow } =
    useVisibleRows<HTMLTableSectionElement>(list, ROW_HEIGHT)
  return (
    <div className="@container relative -mx-1.5 overflow-x-auto px-1.5">
      <table aria-rowcount={count + 1} className="w-full border-collapse text-left">
        <caption className="sr-only">Your saved links</caption>
        <thead className="border-b border-rule-strong text-sm text-ink-soft">
          <tr>
            <th scope="col" className="w-11">
              <SelectBox
                label={`Select all ${formatCount(count)} links`}
                isSelected={selection.count > 0 && selection.count === count}
                isPartlySelected={selection.count > 0}
                onSelect={(isOn) => (isOn ? selection.selectAll() : selection.clear())}
              />
            </th>
            <SortHeader list={list} by="title">
              Book
            </SortHeader>
            <SortHeader list={list} by="identifier" className="@max-[64rem]:hidden">
              ISBN/ASIN
            </SortHeader>
            <th scope="col" className="px-2 font-semibold">
              Short link
            </th>
            <SortHeader list={list} by="clicks" isNumber>
              <abbr
                title={`Human clicks in the last ${RECENT_CLICK_DAYS} days`}
                className="no-underline"
              >
                Clicks
              </abbr>
            </SortHeader>
            <SortHeader list={list} by="created" className="@max-[56rem]:hidden">
              Created
            </SortHeader>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody ref={container}>
          <Spacer height={heightAbove} />
          {rows.map(({ link, index }) => (
            <LinkRow
              key={link.id}
              link={link}
              index={index}
              measure={measure}
              isSelected={selection.isSelected(link.id)}
              onSelect={(isOn, withShift) => selection.select(link.id, isOn, withShift)}
              onRemove={() => onRemove(link)}
            />
          ))}
          <Spacer height={heightBelow} />
        </tbody>
      </table>
    </div>
  )
}

/** Takes the room of the rows that are not in the page. */
function Spacer({ height }: { readonly height: number }) {
  if (height <= 0) return null
  return (
    <tr style={{ height }}>
      <td colSpan={7} />
    </tr>
  )
}

interface SortHeaderProps {
  readonly list: LinkList
  readonly by: LinkSortKey
  readonly isNumber?: boolean
  readonly className?: string
  readonly children: ReactNode
}

function SortHeader({ list, by, isNumber, className = '', children }: SortHeaderProps) {
  const { sort, setSort } = list
  const isSorted = sort.by === by
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
      className={`px-2 font-semibold ${isNumber ? 'text-right' : ''} ${className}`}
    >
      <button
        type="button"
        onClick={() => setSort(nextSort(sort, by))}
        className={`inline-flex min-h-11 items-center gap-1 font-semibold hover:text-ink ${isSorted ? 'text-ink' : ''}`}
      >
        {children}
        <Arrow aria-hidden="true" className={`size-4 ${isSorted ? '' : 'invisible'}`} />
      </button>
    </th>
  )
}

interface LinkRowProps {
  readonly link: SavedLink
  readonly index: number
  readonly measure: ((row: Element | null) => void) | undefined
  readonly isSelected: boolean
  readonly onSelect: (isSelected: boolean, withShift: boolean) => void
  readonly onRemove: () => void
}

function LinkRow({ link, index, measure, isSelected, onSelect, onRemove }: LinkRowProps) {
  return (
    <tr
      ref={measure}
      data-index={index}
      data-link-id={link.id}
      // The header is the first row.
      aria-rowindex={index + 2}
      className={`border-b border-rule ${isSelected ? 'bg-wash' : 'hover:bg-sheet'}`}
    >
      <td>
        <SelectBox label={`Select ${link.title}`} isSelected={isSelected} onSelect={onSelect} />
      </td>
      <th scope="row" className="w-[36%] px-2 py-3 font-normal">
        <span className="flex items-center gap-4">
          <BookCover book={toCoverBook(link)} identifier={link.isbn} className="w-10" />
          <span className="min-w-0">
            <BookLink link={link} />
            {link.authors.length > 0 && (
              <span className="line-clamp-1 text-sm text-ink-soft">
                {formatAuthors(link.authors)}
              </span>
            )}
            <TitleSource link={link} />
            <Annotation link={link} />
            <DisabledNote link={link} />
          </span>
        </span>
      </th>
      <td className="tabular px-2 text-sm whitespace-nowrap text-ink-soft @max-[64rem]:hidden">
        {link.display}
      </td>
      <td className="px-2 text-sm text-ink-soft">{shortLinkPath(link)}</td>
      <td className="tabular px-2 pr-7 text-right">
        <ClicksLink link={link} className="flex min-h-11 items-center justify-end gap-3">
          <span className="@max-[56rem]:hidden">
            <Sparkline counts={link.clicksByDay} />
          </span>
          <span className="min-w-[3ch]">
            {formatCount(link.clicks30d)}
            <span className="sr-only"> {link.clicks30d === 1 ? 'click' : 'clicks'}</span>
          </span>
        </ClicksLink>
      </td>
      <td className="px-2 text-sm whitespace-nowrap text-ink-soft @max-[56rem]:hidden">
        <time dateTime={link.createdAt}>{formatDate(link.createdAt)}</time>
      </td>
      <td className="w-0 whitespace-nowrap">
        <LinkActions link={link} onRemove={onRemove} />
      </td>
    </tr>
  )
}
