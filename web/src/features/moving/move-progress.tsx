import { formatCount } from '@everyshelf/domain/format'
import { Button, ProgressBar } from '@everyshelf/ui/primitives'
import { trpc } from '../../lib/api/trpc.tsx'
import type { Move } from './move.ts'
import { describeTimeLeft, nameMove } from './move-texts.ts'

/** An import, or its undo, while the server saves or removes links. */
export function MoveProgress({ move }: { readonly move: Move }) {
  const utils = trpc.useUtils()
  const undo = trpc.moves.undo.useMutation({ onSuccess: () => utils.moves.invalidate() })
  const isMoving = move.state === 'moving'
  return (
    <section aria-labelledby="move-progress" className="mt-8">
      <h2 id="move-progress" className="m-0 font-display text-2xl wrap-anywhere">
        {nameMove(move)}
      </h2>
      <p role="status" className="tabular m-0 mt-2 text-lg">
        {isMoving ? 'Importing' : 'Undoing'}: {formatCount(move.done)} of {formatCount(move.rows)}
      </p>
      <ProgressBar
        className="mt-4"
        label={isMoving ? 'Links imported' : 'Links undone'}
        value={move.done}
        max={move.rows}
      />
      <p className="tabular m-0 mt-4 text-ink-soft">{describeTimeLeft(move)}</p>
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
