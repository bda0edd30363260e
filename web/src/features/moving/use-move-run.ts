import { readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { useEffect, useState } from 'react'
import { readRetryAfterMs } from '../../lib/api/retry-after.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { useListedLinks } from '../../lib/links/listed-links.ts'
import { refreshSession } from '../../lib/session/session.ts'
import { isGoing, type Move } from './move.ts'

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
export function useMoveRun(move: Move) {
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
