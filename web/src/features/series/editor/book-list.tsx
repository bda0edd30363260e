import { formatDay } from '@everyshelf/domain/format'
import {
  formatSeriesPosition,
  isInNumberOrder,
  isPublished,
  parseSeriesPosition,
  type SeriesPosition,
} from '@everyshelf/domain/series'
import { Badge, Button, IconButton } from '@everyshelf/ui/primitives'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { SortableList } from '../../../components/sortable/sortable-list.tsx'
import { linkPath } from '../../../lib/paths.ts'
import type { SeriesBook } from '../series.ts'
import { SeriesCover } from '../series-cover.tsx'
import { describeProblems } from './describe-problem.ts'
import type { SeriesEditing } from './use-series-editor.ts'

/** The books in reading order. */
export function BookList({ series, setBooks, update }: SeriesEditing) {
  const { books, startLinkId, problems } = series
  const ownProblems = problems.filter(({ code }) => code !== 'cycle')
  const start = books.find(({ linkId }) => linkId === startLinkId) ?? books[0]
  const today = new Date().toISOString()

  const change = (linkId: string, changed: Partial<SeriesBook>) =>
    setBooks((all) => all.map((one) => (one.linkId === linkId ? { ...one, ...changed } : one)))
  const isDuplicate = (linkId: string) =>
    problems.some(
      (problem) => problem.code === 'duplicate-position' && problem.linkIds.includes(linkId),
    )

  return (
    <>
      <SortableList
        label="Books in reading order"
        items={books.map((book) => ({ id: book.linkId, name: book.title, book }))}
        onOrder={(ids) => {
          setBooks((all) => ids.flatMap((id) => all.find(({ linkId }) => linkId === id) ?? []))
          return undefined
        }}
        renderItem={({ book }) => (
          <BookRow
            book={book}
            isStart={book === start}
            hasDuplicate={isDuplicate(book.linkId)}
            problems={describeProblems(book.linkId, ownProblems, books)}
            comingOn={isPublished(book.publishedOn, today) ? null : formatDate(book.publishedOn)}
            onPosition={(position) => change(book.linkId, { position })}
            onStart={() => void update({ startLinkId: book.linkId })}
            onRemove={() => setBooks((all) => all.filter(({ linkId }) => linkId !== book.linkId))}
          />
        )}
      />
      {!isInNumberOrder(books) && <OrderNote setBooks={setBooks} />}
    </>
  )
}

/** A month or a year stays as it is. */
function formatDate(publishedOn: string): string {
  return publishedOn.length === 10 ? formatDay(publishedOn) : publishedOn
}

interface BookRowProps {
  readonly book: SeriesBook
  readonly isStart: boolean
  readonly hasDuplicate: boolean
  readonly problems: readonly string[]
  /** Its publication date, if readers must wait for it. */
  readonly comingOn: string | null
  readonly onPosition: (position: SeriesPosition) => void
  readonly onStart: () => void
  readonly onRemove: () => void
}

/** A book in reading order: its number, what is wrong with it, and where readers begin. */
function BookRow({
  book,
  isStart,
  hasDuplicate,
  problems,
  comingOn,
  onPosition,
  onStart,
  onRemove,
}: BookRowProps) {
  const { title, linkId, position } = book
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 sm:gap-x-4">
        <PositionField
          title={title}
          position={position}
          hasProblem={hasDuplicate}
          onChange={onPosition}
        />
        <SeriesCover book={book} className="w-9 max-sm:hidden" />
        <span className="min-w-0 flex-[1_1_8rem]">
          <Link
            to={linkPath(linkId)}
            title={title}
            className="line-clamp-2 font-medium wrap-anywhere text-ink no-underline hover:text-accent hover:underline"
          >
            {title}
          </Link>
          <span className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
            {isStart && <Badge tone="accent">Start here</Badge>}
            {comingOn && <span>Readers skip it until {comingOn}.</span>}
          </span>
        </span>
        <span className="flex items-center justify-end max-sm:basis-full">
          {!isStart && (
            <button
              type="button"
              onClick={onStart}
              className="min-h-11 rounded-md px-2 text-sm text-accent hover:bg-wash"
            >
              Start here<span className="sr-only"> with {title}</span>
            </button>
          )}
          <IconButton
            label={`Remove ${title} from this series`}
            icon={<Trash2 />}
            className="hover:text-danger"
            onClick={onRemove}
          />
        </span>
      </div>
      {problems.map((problem) => (
        <p key={problem} className="m-0 mt-1 text-sm font-medium text-danger text-pretty">
          {problem}
        </p>
      ))}
    </>
  )
}

/** Shown when the reading order is not the order of the numbers, which may be intended. */
function OrderNote({ setBooks }: Pick<SeriesEditing, 'setBooks'>) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-wash px-4 py-3">
      <p className="m-0 mr-auto text-sm text-pretty">
        The reading order differs from the numbers. Readers follow the reading order.
      </p>
      <Button
        kind="outline"
        size="small"
        className="max-xl:min-h-11"
        onClick={() => setBooks((books) => books.toSorted((a, b) => a.position - b.position))}
      >
        Sort by number
      </Button>
      <Button
        kind="outline"
        size="small"
        className="max-xl:min-h-11"
        onClick={() =>
          setBooks((books) =>
            books.map((book, index) => ({ ...book, position: (index + 1) * 100 })),
          )
        }
      >
        Renumber in this order
      </Button>
    </div>
  )
}

interface PositionFieldProps {
  readonly title: string
  readonly position: SeriesPosition
  readonly hasProblem: boolean
  readonly onChange: (position: SeriesPosition) => void
}

/** The number of a book in its series. It changes when the field loses the focus, or with Enter. */
function PositionField({ title, position, hasProblem, onChange }: PositionFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const saved = formatSeriesPosition(position)
  const text = typed ?? saved
  const parsed = parseSeriesPosition(text)
  const isInvalid = parsed === undefined
  const finish = () => {
    if (parsed !== undefined && parsed !== position) onChange(parsed)
    setTyped(null)
  }
  return (
    <span className="shrink-0">
      <input
        aria-label={`Number of ${title}`}
        aria-invalid={isInvalid || hasProblem || undefined}
        aria-describedby={isInvalid ? id : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        value={text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={finish}
        onKeyDown={({ key, nativeEvent }) => {
          if (nativeEvent.isComposing) return
          if (key === 'Enter') finish()
          if (key === 'Escape') setTyped(null)
        }}
        className={`tabular min-h-11 w-16 rounded-md border bg-field px-2 text-center text-field-ink ${isInvalid || hasProblem ? 'border-danger' : 'border-field-rule'}`}
      />
      {isInvalid && (
        <span id={id} role="alert" className="sr-only">
          Enter a number such as 1 or 1.5.
        </span>
      )}
    </span>
  )
}
