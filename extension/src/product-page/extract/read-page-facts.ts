import type { PageFacts } from './page-facts.ts'
import { attributeOf, webUrl } from './page-text.ts'
import { readAmazonPage } from './read-amazon-page.ts'
import { readDetailRows } from './read-detail-rows.ts'
import { readJsonLd } from './read-json-ld.ts'
import { readListedBooks } from './read-listed-books.ts'
import { readHeadline, readMeta, readMicrodata, readOpenGraph } from './read-meta.ts'
import { readTextNumbers } from './read-text-numbers.ts'

/** Reads a page without changing it. The only code that reads inside the store's page. */
export function readPageFacts(document: Document, url: string): PageFacts {
  const products = readJsonLd(document, url)
  return {
    url,
    canonical: webUrl(attributeOf(document, 'link[rel~="canonical" i]', 'href'), url),
    openGraph: readOpenGraph(document, url),
    products,
    microdata: readMicrodata(document),
    meta: readMeta(document),
    rows: readDetailRows(document),
    textNumbers: readTextNumbers(document),
    listed: readListedBooks(document, url),
    headline: readHeadline(document, url, products),
    amazon: readAmazonPage(document, url),
  }
}
