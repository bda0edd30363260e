import type { CorrectionPlan } from '@everyshelf/domain/back-matter'
import type { EpubReport, OnProgress } from '../book/check-epub.ts'
import { EpubError } from '../book/epub-error.ts'
import type { CorrectedCopy, WorkerAnswer, WorkerRequest } from './messages.ts'

/** Reads books in the background. It answers one request at a time. */
export interface EpubWorker {
  readonly check: (file: Blob, onProgress: OnProgress) => Promise<EpubReport>
  readonly correct: (plan: CorrectionPlan, onProgress: OnProgress) => Promise<CorrectedCopy>
  readonly close: () => void
}

export function startEpubWorker(): EpubWorker {
  const worker = new Worker(new URL('./epub.worker.ts', import.meta.url), { type: 'module' })

  function ask(request: WorkerRequest, onProgress: OnProgress): Promise<WorkerAnswer> {
    return new Promise((resolve, reject) => {
      worker.onerror = () => reject(new Error('the worker stopped'))
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data.kind === 'progress') onProgress(data.done, data.total)
        else if (data.kind === 'fault') reject(new EpubError(data.fault))
        else resolve(data)
      }
      worker.postMessage(request)
    })
  }

  return {
    check: async (file, onProgress) => {
      const answer = await ask({ kind: 'check', file }, onProgress)
      if (answer.kind !== 'report') throw new Error(`unexpected answer: ${answer.kind}`)
      return answer.report
    },
    correct: async (plan, onProgress) => {
      const answer = await ask({ kind: 'correct', plan }, onProgress)
      if (answer.kind !== 'copy') throw new Error(`unexpected answer: ${answer.kind}`)
      return answer.copy
    },
    close: () => worker.terminate(),
  }
}
