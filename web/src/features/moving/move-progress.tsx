import { formatCount } from '@everyshelf/domain/format'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button, ProgressBar } from '@everyshelf/ui/primitives'
import { FailureWithRetry } from '../../components/failure-with-retry.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import type { Move } from './move.ts'
import { nameMove } from './move-texts.ts'
import { useMoveRun } from './use-move-run.ts'

/** A move, or its undo, that is going on. */
export function MoveProgress({ move }: { readonly move: Move }) {
  const { current, error, retry } = useMoveRun(move)
  const utils = trpc.useUtils()
  const undo = trpc.moves.undo.useMutation({ onSuccess: () => utils.moves.invalidate() })
  const isMoving = move.state === 'moving'
  return (
    <section aria-labelledby="move-progress" className="mt-8">
      <h2 id="move-progress" className="m-0 font-display text-2xl wrap-anywhere">
        {nameMove(move)}
      </h2>
      <p role="status" className="tabular m-0 mt-2 text-lg">
        {isMoving ? 'Moving' : 'Undoing'}: {formatCount(current.done)} of{' '}
        {formatCount(current.rows)}
      </p>
      <ProgressBar
        className="mt-4"
        label={isMoving ? 'Links moved' : 'Links undone'}
        value={current.done}
        max={current.rows}
      />
      {error ? (
        <div className="mt-5 rounded-md bg-danger-wash p-4">
          <FailureWithRetry message={errorMessages[error]} onRetry={retry} />
        </div>
      ) : (
        <p className="m-0 mt-4 text-ink-soft">
          You can close this page. It continues when you come back.
        </p>
      )}
      {isMoving && (
        <Button
          kind="outline"
          className="mt-5"
          busy={undo.isPending}
          onClick={() => undo.mutate({ id: move.id })}
        >
          Stop and undo
        </Button>
      )}
    </section>
  )
}
