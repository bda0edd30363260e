import { countOf } from '@everyshelf/domain/format'
import { errorMessages } from '@everyshelf/domain/messages'
import {
  describeMoveCounts,
  describeMoveProblem,
  type MoveChoice,
  type MoveProblem,
} from '@everyshelf/domain/moving'
import { FREE_SAVED_LINK_LIMIT } from '@everyshelf/domain/plans'
import { Button, ChoiceField } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { FailureWithRetry } from '../../components/failure-with-retry.tsx'
import { explainLoadFailure } from '../../components/load-failure.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import type { Move } from './move.ts'
import { MoveRows } from './move-rows.tsx'
import { nameMove } from './move-texts.ts'

interface MovePreviewProps {
  readonly move: Move
  /** Lines of the file that are skipped. */
  readonly problems: readonly MoveProblem[]
  readonly onClosed: () => void
}

const forList = [
  { code: 'suggested', name: 'Import all' },
  { code: 'skip', name: 'Skip all, then choose some' },
]

const forAll = [
  { code: 'suggested', name: 'Keep old names as custom short links' },
  { code: 'new', name: 'Create new short links' },
  { code: 'skip', name: 'Skip all, then choose some' },
]

const PROBLEMS_SHOWN = 5

/** What an import will do with each link, before it changes anything. */
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
  const isList = move.service === 'list'
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
        {describeMoveCounts(counts)}
      </p>
      <p className="m-0 mt-1 text-ink-soft">Nothing has changed yet.</p>
      <LimitNote move={move} />
      {problems.length > 0 && (
        <div className="mt-5 rounded-md bg-wash px-4 py-3">
          <p className="m-0 font-semibold">{countOf(problems.length, 'line')} skipped</p>
          <ul className="m-0 mt-1 list-none p-0">
            {problems.slice(0, PROBLEMS_SHOWN).map((problem) => (
              <li key={problem.line}>{describeMoveProblem(problem)}</li>
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
            choices={isList ? forList : forAll}
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
          Import {countOf(moved, 'link')}
        </Button>
      </div>
      <div className="mt-6">
        <MoveRows
          id={move.id}
          isList={isList}
          isBusy={choose.isPending || takeOffer.isPending || start.isPending}
          onChoose={pick}
          onTakeOffer={(position) => takeOffer.mutate({ id: move.id, position })}
        />
      </div>
    </section>
  )
}

/** A free account sees its limit before the import, not after. */
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
