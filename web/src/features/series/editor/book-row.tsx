import type { SeriesPosition } from '@everyshelf/domain/series'
import { Badge, IconButton } from '@everyshelf/ui/primitives'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import type { SeriesBook } from '../series.ts'
import { SeriesCover } from '../series-cover.tsx'
import { PositionField } from './position-field.tsx'

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
export function BookRow(props: BookRowProps) {
  const { book, isStart, hasDuplicate, problems, comingOn, onPosition, onStart, onRemove } = props
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
            to={paths.link.replace(':linkId', linkId)}
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
