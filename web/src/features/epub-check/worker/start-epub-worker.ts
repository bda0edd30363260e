import type { CorrectionPlan } from '@everyshelf/domain/back-matter'
import type { OnProgress } from '../book/check-epub.ts'
import { EpubError } from '../book/epub-error.ts'
import type { WorkerRequest, WorkerResponse } from './messages.ts'

/** Reads books in the background. It answers one request at a time. */
export function startEpubWorker() {
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
    check: async (file: Blob, onProgress: OnProgress) => {
      const response = await ask({ kind: 'check', file }, onProgress)
      if (response.kind !== 'report') throw new Error(`unexpected answer: ${response.kind}`)
      return response.report
    },
    correct: async (plan: CorrectionPlan, onProgress: OnProgress) => {
      const response = await ask({ kind: 'correct', plan }, onProgress)
      if (response.kind !== 'copy') throw new Error(`unexpected answer: ${response.kind}`)
      return response.copy
    },
    close: () => worker.terminate(),
  }
}

export type EpubWorker = ReturnType<typeof startEpubWorker>
