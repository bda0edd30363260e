import type { Headline, ItemFacts, OpenGraphFacts, PageNames } from './page-facts.ts'
import { listHeadings } from './page-parts.ts'
import { attributeOf, cleanText, textsOf, webUrl } from './page-text.ts'

/** Book-specific names, which may hold an ISBN of either length. */
const ISBN_NAMES = ['book:isbn', 'books:isbn', 'isbn', 'product:isbn', 'og:isbn']
/** May hold any number; only an ISBN-13 counts. */
const NUMBER_NAMES = ['product:retailer_item_id']
const BARCODE_NAMES = ['product:ean', 'og:ean', 'product:gtin', 'product:upc', 'og:upc']

/** Of a paper, these name what contains it, and its ISBN is the container's. Google Scholar's names, 2026. */
const CONTAINER_NAMES = [
  ...['inbook', 'conference', 'book', 'journal'].map((kind) => `citation_${kind}_title`),
  'citation_conference',
]

/** A repository's types of what is only a part of a book: COAR, DataCite, DSpace, `info:eu-repo/semantics/bookPart`. */
const PART_TYPE =
  /article|chapter|section|part\b|part$|conference|paper|poster|presentation|proceeding|beitrag|kapitel|artikel|konferenz|aufsatz|artículo|capítulo|ponencia|comunicaci|chapitre|contribut|capitolo/i
const TYPE_NAMES = ['DC.type', 'DCTERMS.type', 'eprints.type']

function metasOf(document: Document, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const selector = `meta[property="${name}" i], meta[name="${name}" i]`
    return Array.from(document.querySelectorAll(selector)).flatMap(
      (meta) => cleanText(meta.getAttribute('content')) ?? [],
    )
  })
}

function metaOf(document: Document, ...names: readonly string[]): string | null {
  return metasOf(document, names)[0] ?? null
}

/** Dublin Core's identifier may be any number; ten digits need the word. */
function dublinCoreIsbns(document: Document): string[] {
  return metasOf(document, ['DC.identifier', 'DCTERMS.identifier', 'DC.Identifier.ISBN']).filter(
    (text) => /isbn/i.test(text) || /^97[89][\d -]{10,14}$/.test(text),
  )
}

export function readOpenGraph(document: Document, base: string): OpenGraphFacts {
  return {
    url: webUrl(metaOf(document, 'og:url'), base),
    type: metaOf(document, 'og:type'),
  }
}

/** The texts that name the page. */
export function readNames(document: Document): PageNames {
  const texts = listHeadings(document).flatMap((heading) => cleanText(heading.textContent) ?? [])
  const titles = [metaOf(document, 'og:title', 'twitter:title'), cleanText(document.title)]
  return {
    headings: [...new Set(texts)].slice(0, 10),
    titles: titles.filter((title) => title !== null),
    site: metaOf(document, 'og:site_name'),
  }
}

const BREADCRUMB = ['class', 'id', 'aria-label']
  .map((name) => `body [${name}*="breadcrumb" i]:not(script, style, :has(h1))`)
  .join()

/** The text of the page's breadcrumb, and each entry's. A theme may name the whole page after it. */
export function readBreadcrumb(document: Document): string[] {
  const trail = document.querySelector(BREADCRUMB)
  const whole = cleanText(trail?.textContent)
  return trail && whole ? [whole, ...textsOf(trail, '*')].slice(0, 40) : []
}

function toItem(facts: Partial<ItemFacts>): ItemFacts {
  return {
    source: 'meta',
    isSubject: true,
    hasHeading: false,
    url: null,
    types: [],
    category: [],
    name: null,
    authors: [],
    image: null,
    format: null,
    isbns: [],
    numbers: [],
    barcodes: [],
    editions: [],
    ...facts,
  }
}

/** What the page's meta elements describe: the page itself, and the book that a citation is from. */
export function readMeta(document: Document, base: string): ItemFacts[] {
  const barcodes = metasOf(document, BARCODE_NAMES)
  const container = metaOf(document, ...CONTAINER_NAMES)
  const types = metasOf(document, TYPE_NAMES)
  const cited = metasOf(document, ['citation_isbn'])
  // Papers and chapters have this name, too. A thesis is a book of its own.
  const isCitedBook =
    metaOf(document, 'citation_dissertation_institution') !== null ||
    [...types, metaOf(document, 'og:type') ?? ''].some((type) => /book|monograph/i.test(type))
  const isPart =
    container !== null ||
    metaOf(document, 'citation_firstpage') !== null ||
    types.some((type) => PART_TYPE.test(type)) ||
    (cited.length > 0 && !isCitedBook)
  const page = toItem({
    url: webUrl(metaOf(document, 'og:url'), base),
    name: metaOf(document, 'citation_title', 'og:title'),
    authors: metasOf(document, ['book:author', 'books:author', 'citation_author', 'author']).filter(
      (author) => !/^https?:/.test(author),
    ),
    image: webUrl(metaOf(document, 'og:image'), base),
    category: metasOf(document, ['product:category', 'product:retailer_category']),
    isbns: [...metasOf(document, ISBN_NAMES), ...barcodes.filter((text) => /^97[89]/.test(text))],
    numbers: metasOf(document, NUMBER_NAMES),
    barcodes,
  })
  const named = [...dublinCoreIsbns(document), ...cited]
  if (!isPart) return [{ ...page, isbns: [...page.isbns, ...named] }]
  return [page, toItem({ isSubject: false, name: container, isbns: named })]
}

/** Where pages name the author: marked as such, or a link to the author's page beside the heading. */
const AUTHOR = [
  '[itemprop~="author" i], [rel~="author"], h1 ~ .author, h1 ~ * .author',
  ...['/author', '/autor', '/auteur', '/forfatter'].map((path) => `h1 ~ * a[href*="${path}" i]`),
].join()

/** Title, authors and cover where the page shows them, for a page that describes nothing as data. */
export function readHeadline(document: Document, base: string): Headline {
  const shown = textsOf(document, AUTHOR).filter((text) => text.length <= 60)
  return {
    title: metaOf(document, 'citation_title') ?? readNames(document).headings[0] ?? null,
    authors: shown.slice(0, 5),
    coverUrl:
      webUrl(metaOf(document, 'og:image'), base) ??
      webUrl(attributeOf(document, 'main img[src]', 'src'), base),
  }
}
