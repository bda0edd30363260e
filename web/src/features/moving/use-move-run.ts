import { readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { useEffect, useState } from 'react'
import { readRetryAfterMs } from '../../lib/api/retry-after.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { useListedLinks } from '../../lib/links/listed-links.ts'
import { refreshSession } from '../../lib/session/session.ts'
import { isGoing, type Move } from './move.ts'

/**
 * Requests one step of a move after another while this page is open. The server stores each, so the move goes
 * on where it was when the page is opened again.
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
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    async function step(): Promise<void> {
      if (!isCurrent) return
      try {
        const next = await utils.client.moves.advance.mutate({ id })
        if (!isCurrent) return
        setCurrent(next)
        if (isGoing(next)) void step()
        else await finish()
      } catch (failure) {
        if (!isCurrent) return
        const waitMs = readRetryAfterMs(failure)
        if (waitMs === null) setError(readApiError(failure).code)
        else timer = setTimeout(() => void step(), waitMs)
      }
    }
    async function finish(): Promise<void> {
      await utils.moves.invalidate()
      void listed.refresh()
      void refreshSession()
    }
    setError(null)
    void step()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [utils, id, state, attempt])

  return { current, error, retry: () => setAttempt(attempt + 1) }
}
