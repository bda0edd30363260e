export interface Article {
  readonly title: string
  readonly description: string
  readonly to: string
  /** ISO day, `2026-11-21`. */
  readonly date: string
}

/** Every article under /blog, newest first. */
export const articles: readonly Article[] = []
