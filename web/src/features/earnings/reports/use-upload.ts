import { readApiError } from '@everyshelf/client'
import type { ParsedReport } from '@everyshelf/domain/earnings'
import { REPORT_BATCH_BYTES, REPORT_BATCH_ROWS } from '@everyshelf/domain/limits'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { toBatches } from '@everyshelf/domain/moving'
import { useCallback, useEffect, useRef, useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'

/** How the rows compare with earlier imports. */
export interface Comparison {
  readonly newRows: number
  readonly knownRows: number
  readonly changedRows: number
}

export type UploadState =
  | { readonly kind: 'sending'; readonly sent: number }
  | { readonly kind: 'compared'; readonly id: string; readonly comparison: Comparison }
  | { readonly kind: 'failed'; readonly code: ErrorCode }

const BATCH = { items: REPORT_BATCH_ROWS, bytes: REPORT_BATCH_BYTES }

const NOTHING: Comparison = { newRows: 0, knownRows: 0, changedRows: 0 }

/**
 * Sends the rows of a report to compare them with earlier imports. They do not count before `complete`;
 * leaving the step drops them.
 */
export function useUpload(report: ParsedReport, fileName: string) {
  const { client } = trpc.useUtils()
  const [state, setState] = useState<UploadState>({ kind: 'sending', sent: 0 })
  const [attempt, setAttempt] = useState(0)
  const isCompleted = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends the rows again
  useEffect(() => {
    let isCurrent = true
    let begun: string | null = null
    // Keeps an import that the server has just completed.
    const drop = (id: string) => client.earnings.drop.mutate({ id }).catch(() => undefined)
    async function send(): Promise<void> {
      setState({ kind: 'sending', sent: 0 })
      const { rows, name, period } = report
      const { id } = await client.earnings.begin.mutate({
        fileName,
        report: name,
        rows: rows.length,
        ...(period && { period }),
      })
      begun = id
      const comparison = await compare(id, rows)
      if (isCurrent) setState({ kind: 'compared', id, comparison })
      else await drop(id)
    }
    async function compare(id: string, rows: ParsedReport['rows']): Promise<Comparison> {
      let comparison = NOTHING
      let sent = 0
      for (const batch of toBatches(rows, BATCH)) {
        if (!isCurrent) break
        comparison = add(comparison, await client.earnings.append.mutate({ id, rows: batch }))
        sent += batch.length
        if (isCurrent) setState({ kind: 'sending', sent })
      }
      return comparison
    }
    send().catch((error: unknown) => {
      if (isCurrent) setState({ kind: 'failed', code: readApiError(error).code })
    })
    return () => {
      isCurrent = false
      if (begun !== null && !isCompleted.current) void drop(begun)
    }
  }, [client, report, fileName, attempt])

  const complete = useCallback(
    async (id: string): Promise<boolean> => {
      try {
        await client.earnings.complete.mutate({ id })
        isCompleted.current = true
        return true
      } catch (error) {
        setState({ kind: 'failed', code: readApiError(error).code })
        return false
      }
    },
    [client],
  )
  return { state, complete, retry: () => setAttempt(attempt + 1) }
}

function add(a: Comparison, b: Comparison): Comparison {
  return {
    newRows: a.newRows + b.newRows,
    knownRows: a.knownRows + b.knownRows,
    changedRows: a.changedRows + b.changedRows,
  }
}
