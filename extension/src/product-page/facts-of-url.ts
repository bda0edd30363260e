import type { Headline, PageFacts } from './extract/page-facts.ts'

const NO_HEADLINE: Headline = { title: null, authors: [], coverUrl: null }

/** The facts of a page that cannot be read: only its address. */
export function toUrlFacts(url: string): PageFacts {
  return {
    url,
    canonical: null,
    openGraph: { url: null, type: null },
    names: { headings: [], titles: [], site: null },
    breadcrumb: [],
    items: [],
    rows: [],
    mentions: [],
    chosen: [],
    headline: NO_HEADLINE,
    amazon: {
      asin: null,
      pageKinds: [],
      hasBookElements: false,
      rows: [],
      headline: NO_HEADLINE,
      formats: [],
    },
  }
}
