import type { SeriesPosition } from '@everyshelf/domain/series'
import { Badge, IconButton } from '@everyshelf/ui/primitives'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import type { ComponentProps, KeyboardEvent, Ref } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import type { SeriesBook } from '../series.ts'
import { SeriesCover } from '../series-cover.tsx'
import { PositionField } from './position-field.tsx'

interface BookRowProps {
  readonly book: SeriesBook
  readonly index: number
  readonly count: number
  readonly isStart: boolean
  readonly hasDuplicate: boolean
  readonly problems: readonly string[]
  /** Its publication date, if readers must wait for it. */
  readonly comingOn: string | null
  readonly row: ComponentProps<'li'>
  readonly handle: ComponentProps<'button'>
  readonly handleRef: Ref<HTMLButtonElement>
  readonly onMoveTo: (to: number) => void
  readonly onPosition: (position: SeriesPosition) => void
  readonly onStart: () => void
  readonly onRemove: () => void
}

/** A book in reading order: its number, what is wrong with it, and where readers begin. */
export function BookRow(props: BookRowProps) {
  const { book, index, count, isStart, problems, comingOn, row, handle, onMoveTo } = props
  const { title, linkId } = book
  const onKeyDown = (event: KeyboardEvent) => {
    const place = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
    if (place === undefined) return
    event.preventDefault()
    if (place >= 0 && place < count) onMoveTo(place)
  }
  return (
    <li
      {...row}
      className="border-t border-rule bg-paper py-3 data-dragged:rounded-md data-dragged:bg-sheet data-dragged:shadow-float"
    >
      <div className="flex flex-wrap items-center gap-x-3 sm:gap-x-4">
        <button
          type="button"
          {...handle}
          ref={props.handleRef}
          aria-label={`Reorder ${title}`}
          aria-describedby="reorder-hint"
          title="Drag, or press the arrow keys"
          onKeyDown={onKeyDown}
          className="-ml-2 flex h-11 w-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-ink-faint select-none hover:bg-wash hover:text-ink active:cursor-grabbing"
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
        <PositionField
          title={title}
          position={book.position}
          hasProblem={props.hasDuplicate}
          onChange={props.onPosition}
        />
        <SeriesCover book={book} className="w-9" />
        <span className="min-w-0 flex-[1_1_8rem]">
          <Link
            to={paths.link.replace(':linkId', linkId)}
            className="font-medium wrap-anywhere text-ink no-underline hover:text-accent hover:underline"
          >
            {title}
          </Link>
          <span className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
            {isStart && <Badge tone="accent">Start here</Badge>}
            {comingOn && <span>Readers skip it until {comingOn}.</span>}
          </span>
        </span>
        <span className="-mr-2.5 flex items-center justify-end max-sm:basis-full">
          <Actions {...props} />
        </span>
      </div>
      {problems.map((problem) => (
        <p key={problem} className="m-0 mt-2 text-sm font-medium text-danger text-pretty sm:pl-43">
          {problem}
        </p>
      ))}
    </li>
  )
}

function Actions({ book, index, count, isStart, onMoveTo, onStart, onRemove }: BookRowProps) {
  const { title } = book
  return (
    <>
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
        label={`Move ${title} up`}
        icon={<ArrowUp />}
        disabled={index === 0}
        className="disabled:opacity-30"
        onClick={() => onMoveTo(index - 1)}
      />
      <IconButton
        label={`Move ${title} down`}
        icon={<ArrowDown />}
        disabled={index === count - 1}
        className="disabled:opacity-30"
        onClick={() => onMoveTo(index + 1)}
      />
      <IconButton
        label={`Remove ${title} from this series`}
        icon={<Trash2 />}
        className="hover:text-danger"
        onClick={onRemove}
      />
    </>
  )
}
