/** The fields of an article that lists show. */
export interface ArticleSummary {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** ISO days, `2026-11-21`. */
  readonly date: string
  readonly updated: string
  readonly kind: 'guide' | 'comparison'
  /** Reading time. */
  readonly minutes: number
}

/** An article as the build renders it from `content/articles`. */
export interface Article extends ArticleSummary {
  readonly html: string
  readonly contents: readonly { readonly id: string; readonly title: string }[]
  readonly faq: readonly { readonly question: string; readonly answer: string }[]
  readonly sources: readonly {
    readonly id: string
    readonly title: string
    readonly publisher: string
    readonly url: string
    readonly checked: string
  }[]
  readonly related: readonly ArticleSummary[]
}
