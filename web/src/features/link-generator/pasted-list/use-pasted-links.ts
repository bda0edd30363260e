import { isLikelyTitle, readTypedBook } from '@everyshelf/domain/books'
import { explainRefusal } from '@everyshelf/ui/book-input'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type MadeLinks,
  type MakeResult,
  makeLinks,
} from '../../../components/book-field/make-links.ts'
import { needsChoice } from '../../../components/book-field/needs-choice.ts'

export type PastedRow =
  | { readonly input: string; readonly state: 'waiting' | 'running' | 'canceled' }
  | { readonly input: string; readonly state: 'done'; readonly made: MadeLinks }
  | {
      readonly input: string
      readonly state: 'failed'
      readonly reason: string
      readonly isFinal: boolean
    }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The number of requests at the same time. */
const CONCURRENCY = 3

/**
 * Creates the links of a list, a few at a time within the server's rate limits, and tracks the state of
 * each row.
 */
export function usePastedLinks(inputs: readonly string[]) {
  const [rows, setRows] = useState<readonly PastedRow[]>(() =>
    inputs.map((input) => ({ input, state: 'waiting' })),
  )
  const run = useRef(0)

  const start = useCallback((queue: string[]) => {
    run.current += 1
    const own = run.current
    const put = (row: PastedRow) => {
      if (own !== run.current) return
      setRows((before) => before.map((old) => (old.input === row.input ? row : old)))
    }
    const work = async () => {
      for (let input = queue.shift(); input !== undefined; input = queue.shift()) {
        if (own !== run.current) return
        put({ input, state: 'running' })
        const result = await makeListed(input)
        if (!result.ok && result.retryAfterMs !== null) {
          put({ input, state: 'waiting' })
          queue.push(input)
          await pause(result.retryAfterMs)
          continue
        }
        put(toClosedRow(input, result))
      }
    }
    for (let worker = 0; worker < CONCURRENCY; worker++) void work()
  }, [])

  const stop = useCallback(() => {
    run.current += 1
  }, [])

  useEffect(() => {
    start([...inputs])
    return stop
  }, [inputs, start, stop])

  return {
    rows,
    isRunning: rows.some(isPending),
    cancel: () => {
      stop()
      setRows((before) =>
        before.map((row) => (isPending(row) ? { input: row.input, state: 'canceled' } : row)),
      )
    },
    /** Retries the rows that failed or were canceled. */
    retry: () => {
      const retryable = rows.filter(canRetry)
      setRows((before) =>
        before.map((row) =>
          retryable.includes(row) ? { input: row.input, state: 'waiting' } : row,
        ),
      )
      start(retryable.map(({ input }) => input))
    },
  }
}

/** Refuses a title, because a list shows no search results to choose from. */
async function makeListed(input: string): Promise<MakeResult> {
  if (!isLikelyTitle(input) || !(await needsChoice(input))) return makeLinks(input)
  const refusal = { code: 'invalid-identifier', parsed: readTypedBook(input) } as const
  return { ok: false, refusal, retryAfterMs: null }
}

function toClosedRow(input: string, result: MakeResult): PastedRow {
  if (result.ok) return { input, state: 'done', made: result.made }
  const { refusal } = result
  const isFinal = refusal.code === 'invalid-url' || refusal.code === 'invalid-identifier'
  return { input, state: 'failed', reason: explainRefusal(refusal, input), isFinal }
}

/** A retry cannot help rows without a book, only rows that failed or were canceled. */
export function canRetry(row: PastedRow): boolean {
  return row.state === 'canceled' || (row.state === 'failed' && !row.isFinal)
}

export function isPending({ state }: PastedRow): boolean {
  return state === 'waiting' || state === 'running'
}
