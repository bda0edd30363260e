import type { EditionFacts, ItemFacts } from './page-facts.ts'
import { cleanText, webUrl } from './page-text.ts'
import { parseJsonLd } from './parse-json-ld.ts'

type Node = Readonly<Record<string, unknown>>

const MAX_SCRIPTS = 40
const MAX_ITEMS = 60
const MAX_DEPTH = 7

/** Types of schema.org that stores and critics use for what they sell or review. */
export const ITEM_TYPE =
  /^(?:Book|Audiobook|Product|ProductGroup|ProductModel|IndividualProduct|SomeProducts|VisualArtwork|Poster|Music\w+|Movie|Podcast\w+|TV(?:Series|Season|Episode)|\w*Event|\w*Game)$/
/** Types of what belongs to a book's page beside the book, and often has its name. */
const BESIDE_TYPE =
  /(?:Page|WebSite|Chapter|Article|Posting|Object|Series|Organization|Person|List|Offer|Review|Rating|Action)$/

/** Keys that lead to the page's own subject. */
const SUBJECTS = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemReviewed', 'itemOffered']
/** Keys that lead to what a page lists or mentions. */
const LISTS = ['itemListElement', 'item', 'hasPart', 'mentions']

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#39': "'", '#039': "'" }

/** Some templates escape for HTML what is no HTML. */
function unescaped(text: string): string {
  return text.replace(/&(amp|quot|#0?39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

function toTexts(value: unknown): string[] {
  return toList(value).flatMap((item) => {
    if (typeof item !== 'string' && typeof item !== 'number') return []
    return cleanText(unescaped(String(item))) ?? []
  })
}

/** `Book`, `schema:Book` and `http://schema.org/Book` are the same type. */
export function bareName(text: string): string {
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

function barcodesOf(node: Node): string[] {
  return [node.gtin13, node.gtin, node.gtin12, node.gtin14, node.gtin8, node.ean].flatMap(toTexts)
}

/** A barcode belongs to a book only if it is an ISBN-13; `urn:isbn:` is a common `@id`. */
function isbnsOf(node: Node): string[] {
  const urn = toTexts(node['@id']).filter((id) => /^urn:isbn:/i.test(id))
  return [...toTexts(node.isbn), ...barcodesOf(node).filter(isBookBarcode), ...urn]
}

function isBookBarcode(text: string): boolean {
  return /^97[89][\d\s-]{10,14}$/.test(text)
}

function numbersOf(node: Node): string[] {
  return [node.sku, node.mpn, node.productID].flatMap(toTexts)
}

/** An AggregateOffer contains the offers. */
function offersOf(node: Node): readonly Node[] {
  return toList(node.offers)
    .filter(isNode)
    .flatMap((offer) => [offer, ...toList(offer.offers).filter(isNode)])
}

/** The page that a node names as its own. An `@id` that is only a fragment names none. */
function urlOf(node: Node, base: string): string | null {
  const named = [...toTexts(node.url), ...toTexts(node['@id'])]
  return webUrl(named.find((address) => !address.startsWith('#')) ?? null, base)
}

function readEdition(value: unknown, base: string): EditionFacts[] {
  if (!isNode(value)) return []
  const offers = offersOf(value)
  const nodes = [value, ...toList(value.itemOffered).filter(isNode)]
  return [
    {
      isbns: nodes.flatMap(isbnsOf),
      numbers: [...nodes, ...offers].flatMap(numbersOf),
      format: nodes.map(formatOf).find(Boolean) ?? nodes.map(variantOf).find(Boolean) ?? null,
      url: urlOf(value, base) ?? offers.map((offer) => urlOf(offer, base)).find(Boolean) ?? null,
    },
  ]
}

/** Shops state the size or the color of clothing; a book in sizes has a number. */
function categoryOf(node: Node): string[] {
  const variants = [node, ...toList(node.hasVariant).filter(isNode)]
  const isClothing = variants.some(({ size, color }) => size ?? color)
  return [...namesOf(node.category), ...(isClothing ? ['Clothing'] : [])]
}

function readItem(node: Node, isSubject: boolean, base: string): ItemFacts {
  const [name] = toTexts(node.name)
  const editions = [...toList(node.workExample), ...toList(node.hasVariant), ...offersOf(node)]
  return {
    source: 'json-ld',
    isSubject,
    hasHeading: false,
    url: urlOf(node, base),
    types: typesOf(node),
    category: categoryOf(node),
    name: name ?? null,
    authors: namesOf(node.author).slice(0, 20),
    image: imageOf(node.image ?? node.thumbnailUrl, base),
    format: formatOf(node),
    isbns: isbnsOf(node),
    numbers: numbersOf(node),
    barcodes: barcodesOf(node),
    editions: editions
      .flatMap((edition) => readEdition(edition, base))
      .filter(
        ({ isbns, numbers, url }) => isbns.length + numbers.length > 0 || url?.includes('variant='),
      )
      .slice(0, 30),
  }
}

/** Whether a node describes a thing. With the page's name, it may be what the page is about. */
function isItem(node: Node, types: readonly string[], isSubject: boolean): boolean {
  if (types.some((type) => ITEM_TYPE.test(type))) return true
  const isNamed = isSubject && types.length > 0 && toTexts(node.name).length > 0
  return isNamed && !types.some((type) => BESIDE_TYPE.test(type))
}

interface Found {
  readonly node: Node
  readonly isSubject: boolean
}

function* walk(value: unknown, isSubject: boolean, depth = 0): Generator<Found> {
  if (depth > MAX_DEPTH) return
  for (const node of toList(value)) {
    if (!isNode(node)) continue
    const types = typesOf(node)
    if (isItem(node, types, isSubject)) yield { node, isSubject }
    for (const key of SUBJECTS) yield* walk(node[key], isSubject, depth + 1)
    // An article may be about a book and many other things; a page is about what it describes.
    const isAboutSubject = isSubject && types.some((type) => /Page$/.test(type))
    yield* walk(node.about, isAboutSubject, depth + 1)
    for (const key of LISTS) yield* walk(node[key], false, depth + 1)
  }
}

function parseScripts(document: Document): unknown[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json" i]')
  return Array.from(scripts)
    .slice(0, MAX_SCRIPTS)
    .map((script) => parseJsonLd(script.textContent ?? ''))
}

/** The departments in the page's JSON-LD. */
export function readTrail(document: Document): string[] {
  const nodes = parseScripts(document).flatMap(toList).filter(isNode)
  const inGraphs = nodes.flatMap((node) => toList(node['@graph'])).filter(isNode)
  const pages = [...nodes, ...inGraphs]
  return [...pages, ...pages.flatMap((page) => toList(page.breadcrumb)).filter(isNode)]
    .filter((node) => typesOf(node).includes('BreadcrumbList'))
    .flatMap((list) => toList(list.itemListElement))
    .flatMap((entry) => (isNode(entry) ? [...toTexts(entry.name), ...namesOf(entry.item)] : []))
    .slice(0, 20)
}

/** Everything that the page's JSON-LD describes as a product, in the order of the page. */
export function readJsonLd(document: Document, base: string): ItemFacts[] {
  const items: ItemFacts[] = []
  for (const data of parseScripts(document)) {
    for (const { node, isSubject } of walk(data, true)) {
      if (items.length === MAX_ITEMS) return items
      items.push(readItem(node, isSubject, base))
    }
  }
  return items
}
