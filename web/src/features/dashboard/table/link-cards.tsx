import { formatCount } from '@everyshelf/domain/format'
import { type LinkSortKey, linkSortKeys } from '@everyshelf/domain/links'
import { BookCover, formatAuthors } from '@everyshelf/ui/books'
import { Fragment, useId } from 'react'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { Annotation } from '../annotation/annotation.tsx'
import { nextSort } from '../filter/link-filter-url.ts'
import { BookLink } from './book-link.tsx'
import { ClicksLink } from './clicks-link.tsx'
import { DisabledNote } from './disabled-note.tsx'
import { LinkActions } from './link-actions.tsx'
import { columnNames, type LinkColumn, linkColumns } from './link-columns.tsx'
import { toCoverBook } from './link-fields.ts'
import type { LinkRowsProps } from './link-table.tsx'
import { SelectBox } from './select-box.tsx'
import { Sparkline } from './sparkline.tsx'
import { TitleSource } from './title-source.tsx'
import { useVisibleRows } from './use-visible-rows.ts'

/** The height of a usual card. Cards that are shown are measured. */
const CARD_HEIGHT = 200

/** The links as cards, for pages too narrow for a table. */
export function LinkCards({ list, onRemove }: LinkRowsProps) {
  const { count, selection, sort, setSort } = list
  const { container, rows, measure, heightAbove, heightBelow } = useVisibleRows<HTMLUListElement>(
    list,
    CARD_HEIGHT,
  )
  const id = useId()
  return (
    <>
      <div className="flex items-center border-b border-rule-strong pb-1 text-sm">
        <SelectBox
          label={`Select all ${formatCount(count)} links`}
          isSelected={selection.count > 0 && selection.count === count}
          isPartlySelected={selection.count > 0}
          onSelect={(isOn) => (isOn ? selection.selectAll() : selection.clear())}
        />
        <span className="mr-auto text-ink-soft">Select all</span>
        <label htmlFor={id} className="mr-2 text-ink-soft">
          Sort by
        </label>
        <select
          id={id}
          value={sort.by}
          onChange={(event) => {
            setSort(nextSort(sort, event.currentTarget.value as LinkSortKey))
          }}
          className="min-h-11 rounded-md border border-field-rule bg-field px-2 text-base text-field-ink"
        >
          {linkSortKeys.map((key) => (
            <option key={key} value={key}>
              {linkColumns[key].orderName}
            </option>
          ))}
        </select>
      </div>
      <ul ref={container} className="m-0 list-none p-0">
        {heightAbove > 0 && <li aria-hidden="true" style={{ height: heightAbove }} />}
        {rows.map(({ link, index }) => (
          <li
            key={link.id}
            ref={measure}
            data-index={index}
            data-link-id={link.id}
            className={`-mx-3 border-b border-rule px-3 py-4 ${selection.isSelected(link.id) ? 'bg-wash' : ''}`}
          >
            <div className="flex gap-4">
              <BookCover
                book={toCoverBook(link)}
                identifier={link.isbn}
                className="w-14 self-start"
              />
              <div className="min-w-0 flex-1">
                <h2 className="m-0 font-normal">
                  <BookLink link={link} />
                </h2>
                {link.authors.length > 0 && (
                  <p className="m-0 line-clamp-1 text-sm text-ink-soft">
                    {formatAuthors(link.authors)}
                  </p>
                )}
                <TitleSource link={link} />
                <Annotation link={link} />
                <CardLine link={link} line="first" className="mt-1.5" />
                <CardLine link={link} line="second" />
                <DisabledNote link={link} />
              </div>
              <p className="tabular m-0 shrink-0 text-right">
                <ClicksLink link={link} className="block">
                  <span className="block font-display text-2xl leading-tight">
                    {formatCount(link.clicks30d)}
                  </span>
                  <span className="block text-xs text-ink-faint">
                    {link.clicks30d === 1 ? 'click' : 'clicks'},
                    <br />
                    30 days
                  </span>
                </ClicksLink>
              </p>
            </div>
            <div className="mt-1 flex items-center">
              <span className="mr-auto -ml-3">
                <SelectBox
                  label={`Select ${link.title}`}
                  isSelected={selection.isSelected(link.id)}
                  onSelect={(isOn, withShift) => selection.select(link.id, isOn, withShift)}
                />
              </span>
              {link.clicks30d > 0 && (
                <span className="mr-4 max-[22.5rem]:hidden">
                  <Sparkline counts={link.clicksByDay} />
                </span>
              )}
              <LinkActions link={link} onRemove={() => onRemove(link)} />
            </div>
          </li>
        ))}
        {heightBelow > 0 && <li aria-hidden="true" style={{ height: heightBelow }} />}
      </ul>
    </>
  )
}

interface CardLineProps {
  readonly link: SavedLink
  readonly line: NonNullable<LinkColumn['cardLine']>
  readonly className?: string
}

/** What the columns of a line say of the link. */
function CardLine({ link, line, className = '' }: CardLineProps) {
  const names = columnNames.filter((name) => linkColumns[name].cardLine === line)
  return (
    <p className={`tabular m-0 text-sm text-ink-soft ${className}`}>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          {linkColumns[name].cell(link)}
        </Fragment>
      ))}
    </p>
  )
}
