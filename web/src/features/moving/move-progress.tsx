import { readApiError } from '@everyshelf/client'
import { formatCount } from '@everyshelf/domain/format'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import { Button, ProgressBar } from '@everyshelf/ui/primitives'
import { useEffect, useState } from 'react'
import { FailureWithRetry } from '../../components/failure-with-retry.tsx'
import { readRetryAfterMs } from '../../lib/api/retry-after.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { useListedLinks } from '../../lib/links/listed-links.ts'
import { refreshSession } from '../../lib/session/session.ts'
import { isGoing, type Move } from './move.ts'
import { nameMove } from './move-texts.ts'

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

interface RunDeps {
  readonly advance: () => Promise<Move>
  readonly onStep: (move: Move) => void
  readonly onEnd: () => void
  readonly onError: (code: ErrorCode) => void
}

/** Requests one step after another, as fast as the server allows. Returns what stops it. */
function startRun({ advance, onStep, onEnd, onError }: RunDeps): () => void {
  let isCurrent = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const take = (next: Move) => {
    if (!isCurrent) return
    onStep(next)
    if (isGoing(next)) step()
    else onEnd()
  }
  const fail = (failure: unknown) => {
    if (!isCurrent) return
    const waitMs = readRetryAfterMs(failure)
    if (waitMs === null) onError(readApiError(failure).code)
    else timer = setTimeout(step, waitMs)
  }
  const step = () => void advance().then(take, fail)
  step()
  return () => {
    isCurrent = false
    clearTimeout(timer)
  }
}

/**
 * Requests the steps of a move while this page is open. The server stores each, so the move goes on where it
 * was when the page is opened again.
 */
function useMoveRun(move: Move) {
  const utils = trpc.useUtils()
  const listed = useListedLinks()
  const [current, setCurrent] = useState(move)
  const [error, setError] = useState<ErrorCode | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { id, state } = move

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt goes on after an error
  useEffect(() => {
    setError(null)
    return startRun({
      advance: () => utils.client.moves.advance.mutate({ id }),
      onStep: setCurrent,
      onError: setError,
      onEnd: () => {
        void utils.moves.invalidate()
        void listed.refresh()
        void refreshSession()
      },
    })
  }, [utils, id, state, attempt])

  return { current, error, retry: () => setAttempt(attempt + 1) }
}
