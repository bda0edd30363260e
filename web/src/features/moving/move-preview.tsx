import { countOf } from '@everyshelf/domain/format'
import { errorMessages } from '@everyshelf/domain/messages'
import type { MoveChoice, MoveProblem } from '@everyshelf/domain/moving'
import { FREE_SAVED_LINK_LIMIT } from '@everyshelf/domain/plans'
import { hint } from '@everyshelf/ui/labels'
import { Button, ChoiceField, classNames } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { FailureWithRetry } from '../../components/failure-with-retry.tsx'
import { explainLoadFailure, LoadFailure } from '../../components/load-failure.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import type { Move, MoveRow } from './move.ts'
import {
  describeCounts,
  describePlan,
  describeProblem,
  nameMove,
  readWrongNumber,
} from './move-texts.ts'
import { useMoveRows } from './use-move-rows.ts'

interface MovePreviewProps {
  readonly move: Move
  /** Lines of the file that are skipped. */
  readonly problems: readonly MoveProblem[]
  readonly onClosed: () => void
}

const forAll = [
  { code: 'suggested', name: 'Keep old endings where possible' },
  { code: 'new', name: 'Give all links new endings' },
  { code: 'skip', name: 'Skip all, then choose some' },
]

const PROBLEMS_SHOWN = 5

/** What a move will do with each link, before it changes anything. */
export function MovePreview({ move, problems, onClosed }: MovePreviewProps) {
  const utils = trpc.useUtils()
  const refresh = () => utils.moves.invalidate()
  const choose = trpc.moves.choose.useMutation({ onSuccess: refresh })
  const takeOffer = trpc.moves.takeOffer.useMutation({ onSuccess: refresh })
  const start = trpc.moves.start.useMutation({ onSuccess: refresh })
  const drop = trpc.moves.drop.useMutation({
    onSuccess: async () => {
      onClosed()
      await refresh()
    },
  })
  const { counts } = move
  const moved = counts.create + counts.restore + counts.add
  const error = choose.error ?? takeOffer.error ?? start.error ?? drop.error
  const pick = (choice: MoveChoice | 'suggested', positions?: number[]) =>
    choose.mutate({ id: move.id, choice, ...(positions && { positions }) })
  return (
    <section aria-labelledby="move-preview" className="mt-8">
      <h2 id="move-preview" className="m-0 font-display text-2xl wrap-anywhere">
        {nameMove(move)}
      </h2>
      <p role="status" className="tabular m-0 mt-2 text-lg">
        {describeCounts(counts)}
      </p>
      <p className="m-0 mt-1 text-ink-soft">Nothing has changed yet.</p>
      <LimitNote move={move} />
      {problems.length > 0 && (
        <div className="mt-5 rounded-md bg-wash px-4 py-3">
          <p className="m-0 font-semibold">{countOf(problems.length, 'line')} skipped</p>
          <ul className="m-0 mt-1 list-none p-0">
            {problems.slice(0, PROBLEMS_SHOWN).map((problem) => (
              <li key={problem.line}>{describeProblem(problem)}</li>
            ))}
          </ul>
        </div>
      )}
      {error && (
        <div className="mt-5 rounded-md bg-danger-wash p-4">
          <FailureWithRetry
            message={errorMessages[explainLoadFailure(error)]}
            onRetry={() => void refresh()}
          />
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="mr-auto w-full sm:w-80">
          <ChoiceField
            label="For all links"
            value=""
            none="Choose…"
            choices={forAll}
            onChange={(code) => code && pick(code as MoveChoice | 'suggested')}
          />
        </div>
        <Button kind="outline" busy={drop.isPending} onClick={() => drop.mutate({ id: move.id })}>
          Cancel
        </Button>
        <Button
          busy={start.isPending}
          disabled={moved === 0 || choose.isPending || takeOffer.isPending}
          onClick={() => start.mutate({ id: move.id })}
        >
          Move {countOf(moved, 'link')}
        </Button>
      </div>
      <div className="mt-6">
        <MoveRows
          id={move.id}
          isBusy={choose.isPending || takeOffer.isPending || start.isPending}
          onChoose={pick}
          onTakeOffer={(position) => takeOffer.mutate({ id: move.id, position })}
        />
      </div>
    </section>
  )
}

/** A free account sees its limit before the move, not after. */
function LimitNote({ move: { counts } }: { readonly move: Move }) {
  const remaining = useSession().allowance?.remaining ?? null
  if (remaining === null || counts.create + counts.restore < remaining) return null
  return (
    <p className="m-0 mt-5 rounded-md bg-wash px-4 py-3 text-pretty">
      Without Premium, you can save {FREE_SAVED_LINK_LIMIT} links.{' '}
      {remaining === 0 ? 'You have none left.' : `You can add ${remaining} more.`} Skip the links
      that you need least, or{' '}
      <Link to={paths.pricing} className="text-link">
        see Premium
      </Link>
      .
    </p>
  )
}

interface MoveRowsProps {
  readonly id: string
  readonly isBusy: boolean
  readonly onChoose: (choice: MoveChoice, positions: number[]) => void
  readonly onTakeOffer: (position: number) => void
}

const choices = [
  { code: 'keep', name: 'Keep its ending' },
  { code: 'new', name: 'New ending' },
  { code: 'skip', name: 'Skip' },
] as const

/** One row per link of the file, with what the move will do. */
function MoveRows({ id, isBusy, onChoose, onTakeOffer }: MoveRowsProps) {
  const { rows, error, retry, hasMore, isLoadingMore, loadMore } = useMoveRows(id)
  if (!rows) return error ? <LoadFailure error={error} onRetry={retry} /> : null
  return (
    <>
      <ol aria-label="Links in the file" className="m-0 list-none border-b border-rule p-0">
        {rows.map((row) => (
          <PreviewRow
            key={row.position}
            row={row}
            isBusy={isBusy}
            onChoose={(choice) => onChoose(choice, [row.position])}
            onTakeOffer={() => onTakeOffer(row.position)}
          />
        ))}
      </ol>
      {hasMore && (
        <Button kind="outline" className="mt-6" busy={isLoadingMore} onClick={loadMore}>
          Show more
        </Button>
      )}
    </>
  )
}

interface PreviewRowProps {
  readonly row: MoveRow
  readonly isBusy: boolean
  readonly onChoose: (choice: MoveChoice) => void
  readonly onTakeOffer: () => void
}

function PreviewRow({ row, isBusy, onChoose, onTakeOffer }: PreviewRowProps) {
  const { action, problem, oldAddress, target, title, book, isShortLink, choice } = row
  const name = title || oldAddress || target
  // Without a book there is nothing to choose.
  const isBook = book !== null || isShortLink
  const offer = readWrongNumber(row)?.offer
  // A slug that is taken or not allowed cannot be kept.
  const canKeep = !problem?.startsWith('slug-')
  const offered = canKeep ? choices : choices.slice(1)
  const suggested = row.slug ? 'keep' : 'new'
  const chosen = action === 'skip' ? 'skip' : canKeep ? (choice ?? suggested) : 'new'
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-rule py-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem] md:items-center">
      <div className="min-w-0">
        <p className="m-0 font-semibold wrap-anywhere">{name}</p>
        <p className="m-0 text-sm text-ink-soft wrap-anywhere">
          {[name !== oldAddress && shorten(oldAddress), name !== target && shorten(target)]
            .filter(Boolean)
            .join(' → ')}
        </p>
      </div>
      <p
        className={classNames(
          'm-0 text-pretty max-md:text-sm',
          problem !== null && action === 'skip' ? 'text-danger' : 'text-ink-soft',
        )}
      >
        {describePlan(row)}
      </p>
      {isBook ? (
        <select
          aria-label={`What to do with ${name}`}
          value={chosen}
          disabled={isBusy}
          onChange={({ currentTarget }) => onChoose(currentTarget.value as MoveChoice)}
          className="min-h-11 w-full rounded-md border border-field-rule bg-field px-3 text-field-ink"
        >
          {offered.map(({ code, name: label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      ) : offer ? (
        <Button kind="outline" size="small" disabled={isBusy} onClick={onTakeOffer}>
          {hint('useIsbn', { isbn: offer })}
        </Button>
      ) : (
        <span />
      )}
    </li>
  )
}

const TARGET_MAX = 80

function shorten(address: string): string {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '')
  return bare.length > TARGET_MAX ? `${bare.slice(0, TARGET_MAX)}…` : bare
}
