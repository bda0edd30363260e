import type { EditionFacts, ProductFacts } from './page-facts.ts'
import { cleanText, webUrl } from './page-text.ts'
import { parseJsonLd } from './parse-json-ld.ts'

type Node = Readonly<Record<string, unknown>>

const MAX_SCRIPTS = 40
const MAX_PRODUCTS = 40
const MAX_DEPTH = 6

const PRODUCT =
  /^(?:Book|Audiobook|Product|ProductGroup|IndividualProduct|Music\w+|Movie|TVSeries|Game)$/
/** Keys that lead to the page's own subject; lists of other products are skipped. */
const CONTAINERS = ['@graph', 'mainEntity', 'mainEntityOfPage', 'about']

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

function toTexts(value: unknown): string[] {
  return toList(value).flatMap((item) => {
    if (typeof item !== 'string' && typeof item !== 'number') return []
    return cleanText(String(item)) ?? []
  })
}

/** `Book`, `schema:Book` and `http://schema.org/Book` are the same type. */
function bareName(text: string): string {
  return text.replace(/^.*[/:#]/, '')
}

function typesOf(node: Node): string[] {
  return toTexts(node['@type']).map(bareName)
}

function namesOf(value: unknown): string[] {
  return toList(value).flatMap((item) => (isNode(item) ? toTexts(item.name) : toTexts(item)))
}

function imageOf(value: unknown, base: string): string | null {
  const [first] = toList(value)
  const [address] = isNode(first) ? toTexts(first.url ?? first.contentUrl) : toTexts(first)
  return webUrl(address ?? null, base)
}

function formatOf(node: Node): string | null {
  const [format] = toTexts(node.bookFormat)
  return format ? bareName(format) : null
}

/** Stores built with Shopify name a variant `Title - Paperback`. */
function variantOf(node: Node): string | null {
  const [name = ''] = toTexts(node.name)
  return / [-–—/] ([^-–—/]{3,40})$/.exec(name)?.[1] ?? null
}

/** Several fields may hold barcodes; a `gtin` belongs to a book only if it is an ISBN-13. */
function isbnsOf(node: Node): string[] {
  const barcodes = toTexts(node.gtin).filter((text) => /^97[89]\d{10}$/.test(text))
  return [...toTexts(node.isbn), ...toTexts(node.gtin13), ...barcodes]
}

function readEdition(value: unknown): EditionFacts[] {
  return isNode(value)
    ? [{ isbns: isbnsOf(value), format: formatOf(value) ?? variantOf(value) }]
    : []
}

function readProduct(node: Node, base: string): ProductFacts {
  const offered = toList(node.offers).filter(isNode)
  const [name] = toTexts(node.name)
  return {
    types: typesOf(node),
    name: name ?? null,
    authors: namesOf(node.author).slice(0, 20),
    image: imageOf(node.image ?? node.thumbnailUrl, base),
    format: formatOf(node),
    isbns: [...isbnsOf(node), ...offered.flatMap(isbnsOf)],
    numbers: [node.gtin, node.sku, node.mpn, node.productID].flatMap(toTexts),
    editions: [
      ...toList(node.workExample),
      ...toList(node.hasVariant),
      ...offered.map((offer) => offer.itemOffered),
    ]
      .flatMap(readEdition)
      .slice(0, 30),
  }
}

function* walk(value: unknown, depth = 0): Generator<Node> {
  if (depth > MAX_DEPTH) return
  for (const item of toList(value)) {
    if (!isNode(item)) continue
    if (typesOf(item).some((type) => PRODUCT.test(type))) yield item
    for (const key of CONTAINERS) yield* walk(item[key], depth + 1)
  }
}

/** Everything that the page's JSON-LD describes as a product, in the order of the page. */
export function readJsonLd(document: Document, base: string): ProductFacts[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json" i]')
  const products: ProductFacts[] = []
  for (const script of Array.from(scripts).slice(0, MAX_SCRIPTS)) {
    for (const node of walk(parseJsonLd(script.textContent ?? ''))) {
      if (products.length === MAX_PRODUCTS) return products
      products.push(readProduct(node, base))
    }
  }
  return products
}
