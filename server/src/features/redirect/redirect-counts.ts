import type { PageProblem } from './link-page.ts'

/** What became of requests for links: few and fixed. */
export interface RedirectCounts {
  /** Sent to a store or shop. */
  store: number
  /** Sent to our own page, to choose there. */
  page: number
  /** The address names no book or link of ours. */
  wrong: number
  /** Too many from one network. */
  refused: number
  /** We could not answer as we should have. */
  failed: number
}

export function createRedirectCounts(): RedirectCounts {
  return { store: 0, page: 0, wrong: 0, refused: 0, failed: 0 }
}

export function countProblem(counts: RedirectCounts, problem: PageProblem): void {
  if (problem === 'unavailable') counts.failed++
  else if (problem === 'over-limit') counts.refused++
  else counts.wrong++
}
