import { formatCount } from '@everyshelf/domain/format'
import { BookCover, formatAuthors } from '@everyshelf/ui/books'
import { Button } from '@everyshelf/ui/primitives'
import { Fragment } from 'react'
import { Annotation } from '../annotation/annotation.tsx'
import { BookLink } from './book-link.tsx'
import { DisabledNote } from './disabled-note.tsx'
import { LinkActions } from './link-actions.tsx'
import { columnNames, linkColumns } from './link-columns.tsx'
import { toCoverBook } from './link-fields.ts'
import type { LinkRowsProps } from './link-table.tsx'
import { SelectBox } from './select-box.tsx'
import { useVisibleRows } from './use-visible-rows.ts'

/** The height of a usual card. Cards that are shown are measured. */
const CARD_HEIGHT = 96

interface LinkCardsProps extends LinkRowsProps {
  /** Whether the cards have boxes to select them, in place of their actions. */
  readonly isSelecting: boolean
  readonly onSelected: () => void
}

/** The links as cards, for pages too narrow for a table. */
export function LinkCards({ list, onRemove, isSelecting, onSelected }: LinkCardsProps) {
  const { count, selection } = list
  const { container, rows, measure, heightAbove, heightBelow } = useVisibleRows<HTMLUListElement>(
    list,
    CARD_HEIGHT,
  )
  return (
    <>
      {isSelecting && (
        <div className="flex items-center justify-between text-sm">
          <Button kind="quiet" size="small" className="-ml-3" onClick={onSelected}>
            Done
          </Button>
          <span className="flex items-center text-ink-soft">
            Select all
            <SelectBox
              label={`Select all ${formatCount(count)} links`}
              isSelected={selection.count > 0 && selection.count === count}
              isPartlySelected={selection.count > 0}
              onSelect={(isOn) => (isOn ? selection.selectAll() : selection.clear())}
            />
          </span>
        </div>
      )}
      <ul ref={container} className="m-0 list-none border-t border-rule p-0">
        {heightAbove > 0 && <li aria-hidden="true" style={{ height: heightAbove }} />}
        {rows.map(({ link, index }) => (
          <li
            key={link.id}
            ref={measure}
            data-index={index}
            data-link-id={link.id}
            className={`-mx-3 flex items-center gap-3 border-b border-rule px-3 py-2.5 ${selection.isSelected(link.id) ? 'bg-wash' : ''}`}
          >
            <BookCover
              book={toCoverBook(link)}
              identifier={link.isbn}
              className="w-12 self-start"
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
              <Annotation link={link} />
              <p className="tabular m-0 text-sm text-ink-soft">
                {columnNames
                  .flatMap((name) => linkColumns[name].onCard?.(link) ?? [])
                  .map((text, at) => (
                    <Fragment key={text}>
                      {at > 0 && ' · '}
                      <span className="whitespace-nowrap">{text}</span>
                    </Fragment>
                  ))}
              </p>
              <DisabledNote link={link} />
            </div>
            <div className="-mr-2 flex shrink-0">
              {isSelecting ? (
                <SelectBox
                  label={`Select ${link.title}`}
                  isSelected={selection.isSelected(link.id)}
                  onSelect={(isOn, withShift) => selection.select(link.id, isOn, withShift)}
                />
              ) : (
                <LinkActions link={link} onRemove={() => onRemove(link)} />
              )}
            </div>
          </li>
        ))}
        {heightBelow > 0 && <li aria-hidden="true" style={{ height: heightBelow }} />}
      </ul>
    </>
  )
}
