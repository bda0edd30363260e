import type { Headline, PageFacts } from './extract/page-facts.ts'

const NO_HEADLINE: Headline = { title: null, authors: [], coverUrl: null }

/** What is known of a page that cannot be read: its address. */
export function factsOfUrl(url: string): PageFacts {
  return {
    url,
    canonical: null,
    openGraph: { url: null, type: null },
    products: [],
    microdata: [],
    meta: { isbns: [], numbers: [] },
    rows: [],
    textNumbers: [],
    listed: [],
    headline: NO_HEADLINE,
    amazon: {
      asin: null,
      pageKinds: [],
      hasBookMarks: false,
      rows: [],
      headline: NO_HEADLINE,
      formats: [],
    },
  }
}
