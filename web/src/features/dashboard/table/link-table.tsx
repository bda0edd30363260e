import { formatCount } from '@everyshelf/domain/format'
import { linkSortKeys } from '@everyshelf/domain/links'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { nextSort } from '../filter/link-filter-url.ts'
import { LinkActions } from './link-actions.tsx'
import { type ColumnName, columnNames, linkColumns } from './link-columns.tsx'
import { SelectBox } from './select-box.tsx'
import type { LinkList } from './use-link-list.ts'
import { useVisibleRows } from './use-visible-rows.ts'

/** The height of a usual row. Rows that are shown are measured. */
const ROW_HEIGHT = 66

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
            {columnNames.map((name) => (
              <ColumnHeader key={name} name={name} list={list} />
            ))}
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
      <td colSpan={columnNames.length + 2} />
    </tr>
  )
}

interface ColumnHeaderProps {
  readonly name: ColumnName
  readonly list: LinkList
}

function ColumnHeader({ name, list: { sort, setSort } }: ColumnHeaderProps) {
  const { heading, isNumber, className = '' } = linkColumns[name]
  const by = linkSortKeys.find((key) => key === name)
  if (!by) {
    return (
      <th scope="col" className={`px-2 font-semibold ${className}`}>
        {heading}
      </th>
    )
  }
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
        {heading}
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
      className={`group border-b border-rule ${isSelected ? 'bg-wash' : 'hover:bg-sheet'}`}
    >
      <td>
        <SelectBox label={`Select ${link.title}`} isSelected={isSelected} onSelect={onSelect} />
      </td>
      {columnNames.map((name) => (
        <Cell key={name} name={name} link={link} />
      ))}
      <td className="w-0 whitespace-nowrap [&>*]:opacity-60 [&>*]:group-focus-within:opacity-100 [&>*]:group-hover:opacity-100">
        <LinkActions link={link} onRemove={onRemove} />
      </td>
    </tr>
  )
}

/** The cell of the first column names the row. */
function Cell({ name, link }: { readonly name: ColumnName; readonly link: SavedLink }) {
  const { className = '', cellClassName, cell } = linkColumns[name]
  const classes = `px-2 ${cellClassName} ${className}`
  return name === 'title' ? (
    <th scope="row" className={classes}>
      {cell(link)}
    </th>
  ) : (
    <td className={classes}>{cell(link)}</td>
  )
}
