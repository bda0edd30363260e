import type { PageFacts } from './page-facts.ts'
import { attributeOf, webUrl } from './page-text.ts'
import { readAmazonPage } from './read-amazon-page.ts'
import { readChosen } from './read-chosen.ts'
import { readDetailRows } from './read-detail-rows.ts'
import { readJsonLd, readTrail } from './read-json-ld.ts'
import { readMarkup } from './read-markup.ts'
import { readMentions } from './read-mentions.ts'
import { readBreadcrumb, readHeadline, readMeta, readNames, readOpenGraph } from './read-meta.ts'

/** Reads a page without changing it. The only code that reads inside the store's page. */
export function readPageFacts(document: Document, url: string): PageFacts {
  return {
    url,
    canonical: webUrl(attributeOf(document, 'link[rel~="canonical" i]', 'href'), url),
    openGraph: readOpenGraph(document, url),
    names: readNames(document),
    breadcrumb: [...readBreadcrumb(document), ...readTrail(document)],
    items: [...readJsonLd(document, url), ...readMarkup(document, url), ...readMeta(document, url)],
    rows: readDetailRows(document),
    mentions: readMentions(document, url),
    chosen: readChosen(document),
    headline: readHeadline(document, url),
    amazon: readAmazonPage(document, url),
  }
}
