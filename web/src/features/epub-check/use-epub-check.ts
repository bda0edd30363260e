import type { CorrectionPlan } from '@everyshelf/domain/back-matter'
import { useEffect, useRef, useState } from 'react'
import type { EpubReport } from './book/check-epub.ts'
import { EpubError, type EpubFault } from './book/epub-error.ts'
import type { CorrectedCopy } from './worker/messages.ts'
import { type EpubWorker, startEpubWorker } from './worker/start-epub-worker.ts'

export interface Progress {
  readonly done: number
  readonly total: number
}

type CheckState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'checking'; readonly file: File; readonly progress: Progress }
  | { readonly kind: 'checked'; readonly file: File; readonly report: EpubReport }
  | { readonly kind: 'failed'; readonly file: File; readonly fault: EpubFault | 'unexpected' }

const NO_PROGRESS: Progress = { done: 0, total: 0 }

/** Checks one file at a time, in a worker that ends with the check or the page. */
export function useEpubCheck() {
  const [state, setState] = useState<CheckState>({ kind: 'empty' })
  const [hasChecked, setChecked] = useState(false)
  const worker = useRef<EpubWorker | null>(null)

  const stop = () => {
    worker.current?.close()
    worker.current = null
  }
  useEffect(() => () => worker.current?.close(), [])

  const check = async (file: File) => {
    stop()
    setChecked(true)
    setState({ kind: 'checking', file, progress: NO_PROGRESS })
    const own = startEpubWorker()
    worker.current = own
    // A newer check or a cancellation makes this one irrelevant.
    const set = (next: CheckState) => {
      if (worker.current === own) setState(next)
    }
    try {
      const report = await own.check(file, (done, total) =>
        set({ kind: 'checking', file, progress: { done, total } }),
      )
      set({ kind: 'checked', file, report })
    } catch (error) {
      own.close()
      set({ kind: 'failed', file, fault: faultOf(error) })
    }
  }

  return {
    state,
    /** Whether any check was started on this page. */
    hasChecked,
    check: (file: File) => void check(file),
    reset: () => {
      stop()
      setState({ kind: 'empty' })
    },
    /** Rejects if the file cannot be corrected. */
    correct: async (
      plan: CorrectionPlan,
      onProgress: (progress: Progress) => void,
    ): Promise<CorrectedCopy> => {
      if (!worker.current) throw new Error('no book was checked')
      return await worker.current.correct(plan, (done, total) => onProgress({ done, total }))
    },
  }
}

export type EpubCheck = ReturnType<typeof useEpubCheck>

function faultOf(error: unknown): EpubFault | 'unexpected' {
  return error instanceof EpubError ? error.fault : 'unexpected'
}
