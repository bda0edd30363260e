import type { PageProblem } from '../../http/link-page.ts'

/** Requests for links by outcome. The names are the metric's `outcome` labels. */
export interface RedirectCounts {
  /** Redirected to a store. */
  store: number
  /** Redirected to the reader page. */
  page: number
  /** Loaded in advance by a browser, which asks again when the reader opens the link. */
  prefetch: number
  /** The URL names no book and no existing link. */
  wrong: number
  /** Too many requests from one network. */
  refused: number
  /** Failed because of a problem of the server. */
  failed: number
}

export function createRedirectCounts(): RedirectCounts {
  return { store: 0, page: 0, prefetch: 0, wrong: 0, refused: 0, failed: 0 }
}

export function countProblem(counts: RedirectCounts, problem: PageProblem): void {
  if (problem === 'unavailable') counts.failed++
  else if (problem === 'over-limit') counts.refused++
  else counts.wrong++
}
