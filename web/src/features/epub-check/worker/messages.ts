import type { CorrectionPlan } from '@everyshelf/domain/back-matter'
import type { EpubReport } from '../book/check-epub.ts'
import type { CorrectedEpub } from '../book/correct-epub.ts'
import type { EpubFault } from '../book/epub-error.ts'

/** What the page asks of the worker. The worker keeps the file of the last check. */
export type WorkerRequest =
  | { readonly kind: 'check'; readonly file: Blob }
  | { readonly kind: 'correct'; readonly plan: CorrectionPlan }

export interface CorrectedCopy extends CorrectedEpub {
  /** Links that the store would still refuse, found by checking the copy. */
  readonly remainingCount: number
}

export type WorkerResponse =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'report'; readonly report: EpubReport }
  | { readonly kind: 'copy'; readonly copy: CorrectedCopy }
  | { readonly kind: 'fault'; readonly fault: EpubFault }
