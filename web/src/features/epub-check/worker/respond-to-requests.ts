import { type CorrectionPlan, needsCorrection } from '@everyshelf/domain/back-matter'
import { checkEpub, type OnProgress } from '../book/check-epub.ts'
import { correctEpub } from '../book/correct-epub.ts'
import { EpubError } from '../book/epub-error.ts'
import { epubLimits } from '../book/epub-limits.ts'
import { listProblems, readPlacedLink } from '../book/link-problems.ts'
import { openEpub } from '../book/open-epub.ts'
import type { CorrectedCopy, WorkerRequest, WorkerResponse } from './messages.ts'

/** Answers the page's requests. Any other error than a fault of the file stops the worker. */
export function createResponder(post: (response: WorkerResponse) => void) {
  let checked: Blob | null = null
  const onProgress: OnProgress = (done, total) => post({ kind: 'progress', done, total })

  async function respond(request: WorkerRequest): Promise<WorkerResponse> {
    if (request.kind === 'check') {
      checked = request.file
      const report = await checkEpub(await openEpub(checked, epubLimits), epubLimits, onProgress)
      return { kind: 'report', report }
    }
    if (!checked) throw new Error('no book was checked')
    return { kind: 'copy', copy: await makeCopy(checked, request.plan, onProgress) }
  }

  return async (request: WorkerRequest): Promise<void> => {
    try {
      post(await respond(request))
    } catch (error) {
      if (!(error instanceof EpubError)) throw error
      post({ kind: 'fault', fault: error.fault })
    }
  }
}

async function makeCopy(
  file: Blob,
  plan: CorrectionPlan,
  onProgress: OnProgress,
): Promise<CorrectedCopy> {
  const copy = await correctEpub(await openEpub(file, epubLimits), plan, onProgress)
  const report = await checkEpub(await openEpub(copy.file, epubLimits), epubLimits)
  const remaining = report.links.filter((link) =>
    needsCorrection(listProblems(link, readPlacedLink(link, plan.origin), plan.store, plan.states)),
  )
  return { ...copy, remainingCount: remaining.length }
}
