import type { ItemFacts } from './page-facts.ts'
import { isInOtherPart, listHeadings } from './page-parts.ts'
import { attributeOf, cleanText, webUrl } from './page-text.ts'
import { bareName, ITEM_TYPE } from './read-json-ld.ts'

const MAX_ITEMS = 60

/** Microdata and RDFa write the same properties with different attributes. */
const SCOPE = '[itemscope], [typeof]'

function typesOf(scope: Element): string[] {
  const types = scope.getAttribute('itemtype') ?? scope.getAttribute('typeof') ?? ''
  return types.split(/\s+/).map(bareName).filter(Boolean)
}

function isItem(scope: Element): boolean {
  return typesOf(scope).some((type) => ITEM_TYPE.test(type))
}

/** What a property belongs to; an offer is a part of what is offered, and its author is not. */
function ownerOf(property: Element): Element | null {
  const start = property.matches(SCOPE) ? property.parentElement : property
  const scope = start?.closest(SCOPE) ?? null
  return scope && typesOf(scope).some((type) => /Offer$/.test(type)) ? ownerOf(scope) : scope
}

/** Lists of other products inside an item may lack scopes of their own. */
function isInSamePart(property: Element, scope: Element): boolean {
  return !isInOtherPart(property) || isInOtherPart(scope)
}

function propertiesOf(scope: Element, name: string): Element[] {
  const selector = `[itemprop~="${name}" i], [property~="${name}" i], [property~="schema:${name}" i]`
  return Array.from(scope.querySelectorAll(selector)).filter(
    (property) => ownerOf(property) === scope && isInSamePart(property, scope),
  )
}

function textsOf(scope: Element, ...names: readonly string[]): string[] {
  return names
    .flatMap((name) => propertiesOf(scope, name))
    .flatMap(
      (property) => cleanText(property.getAttribute('content') ?? property.textContent) ?? [],
    )
}

/** Without the property, the first heading or link in the item names it. */
function nameOf(scope: Element): string | null {
  const [name] = textsOf(scope, 'name')
  const shown = scope.querySelector('h1, h2, h3, h4, h5, a[href]')
  return (
    name ?? cleanText(shown?.textContent ?? scope.querySelector('img[alt]')?.getAttribute('alt'))
  )
}

function urlOf(scope: Element, base: string): string | null {
  const [property] = propertiesOf(scope, 'url')
  const address = property?.getAttribute('href') ?? property?.getAttribute('content') ?? null
  return webUrl(address ?? scope.getAttribute('itemid') ?? scope.getAttribute('resource'), base)
}

/** Cards beside the page's text may have an h1, too; a page may show its own twice. */
function containsHeading(scope: Element): boolean {
  const all = listHeadings(scope.ownerDocument)
  const name = cleanText(all[0]?.textContent)
  return all.some((one) => scope.contains(one) && cleanText(one.textContent) === name)
}

function readItem(scope: Element, base: string): ItemFacts {
  const barcodes = textsOf(scope, 'gtin13', 'gtin', 'gtin12', 'gtin14', 'ean')
  const [format] = propertiesOf(scope, 'bookFormat').map(
    (property) => property.getAttribute('href') ?? cleanText(property.textContent),
  )
  return {
    source: 'microdata',
    isSubject: !isInOtherPart(scope),
    hasHeading: containsHeading(scope),
    url: urlOf(scope, base),
    types: typesOf(scope),
    category: textsOf(scope, 'category'),
    name: nameOf(scope),
    authors: textsOf(scope, 'author').slice(0, 5),
    image: webUrl(attributeOf(scope, '[itemprop~="image" i]', 'src'), base),
    format: format ? bareName(format) : null,
    isbns: [...textsOf(scope, 'isbn'), ...barcodes.filter((text) => /^97[89]/.test(text))],
    numbers: textsOf(scope, 'sku', 'mpn', 'productID'),
    barcodes,
    editions: [],
  }
}

/** The items that the page's microdata or RDFa describes. */
export function readMarkup(document: Document, base: string): ItemFacts[] {
  return Array.from(document.querySelectorAll(SCOPE))
    .filter(isItem)
    .slice(0, MAX_ITEMS)
    .map((scope) => readItem(scope, base))
}
