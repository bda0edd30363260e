import type { CorrectionPlan } from '@everyshelf/domain/back-matter'
import type { EpubReport, OnProgress } from '../book/check-epub.ts'
import { EpubError } from '../book/epub-error.ts'
import type { CorrectedCopy, WorkerRequest, WorkerResponse } from './messages.ts'

/** Reads books in the background. It answers one request at a time. */
export interface EpubWorker {
  readonly check: (file: Blob, onProgress: OnProgress) => Promise<EpubReport>
  readonly correct: (plan: CorrectionPlan, onProgress: OnProgress) => Promise<CorrectedCopy>
  readonly close: () => void
}

export function startEpubWorker(): EpubWorker {
  const worker = new Worker(new URL('./epub.worker.ts', import.meta.url), { type: 'module' })

  function ask(request: WorkerRequest, onProgress: OnProgress): Promise<WorkerResponse> {
    return new Promise((resolve, reject) => {
      worker.onerror = () => reject(new Error('the worker stopped'))
      worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
        if (data.kind === 'progress') onProgress(data.done, data.total)
        else if (data.kind === 'fault') reject(new EpubError(data.fault))
        else resolve(data)
      }
      worker.postMessage(request)
    })
  }

  return {
    check: async (file, onProgress) => {
      const response = await ask({ kind: 'check', file }, onProgress)
      if (response.kind !== 'report') throw new Error(`unexpected answer: ${response.kind}`)
      return response.report
    },
    correct: async (plan, onProgress) => {
      const response = await ask({ kind: 'correct', plan }, onProgress)
      if (response.kind !== 'copy') throw new Error(`unexpected answer: ${response.kind}`)
      return response.copy
    },
    close: () => worker.terminate(),
  }
}
