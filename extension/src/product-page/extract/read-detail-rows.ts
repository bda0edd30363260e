import type { DetailRow } from './page-facts.ts'
import { isInOtherPart, isInProse } from './page-places.ts'
import { cleanText } from './page-text.ts'

const MAX_TEXTS = 20_000
const MAX_ROWS = 100
/** Label and value may each be wrapped in elements of their own. */
const MAX_ASCENT = 3
const LONGEST_LABEL = 40
const SHOW_TEXT = 4

/** Numbers of books in the words of many scripts, barcodes, and what else we read from details. */
const LABEL = new RegExp(
  [
    'ISBN|ＩＳＢＮ|EAN|GTIN|UPC|JAN|ASIN|ردمك|ردمک|شابک|आईएसबीएन|书号|書號|図書番号',
    'bar-?code|strichcode|code-barres|código de barras|codice a barre|kod paskowy|streckkod|stregkode|штрих-?код|バーコード|条形码|條碼',
    'authors?|autore?n?|autore?s|autor(?:in|es|a)?|auteurs?|forfatter|författare|著者|作者|पुस्तक लेखक|المؤلف',
    'format|einband|bindung|medium|binding|reliure|formato|encuadernación|rilegatura|uitvoering|produktart|装帧|裝訂',
  ].join('|'),
  'i',
)

/**
 * The attributes of the product, as shop systems show them: WooCommerce, Magento, Shopware, PrestaShop,
 * BigCommerce. Classes as in public themes and scrapers of such shops, November 2026.
 */
const ATTRIBUTES = [
  '.woocommerce-product-attributes, .shop_attributes, .product_meta',
  '#product-attribute-specs-table, .product.attribute',
  '.product-detail-properties-table',
  '.product-features .data-sheet',
  '.productView-info',
].join()

function placeOf(element: Element): DetailRow['place'] {
  if (element.closest(ATTRIBUTES)) return 'attributes'
  return isInOtherPart(element) ? 'aside' : 'details'
}

/** What follows a node on the same level, or on the level of an element that contains only the node. */
function textAfter(node: Node): string | null {
  let at: Node | null = node
  for (let step = 0; at && step <= MAX_ASCENT; step++) {
    let after = at.nextSibling
    let text = ''
    for (; after && !/[\p{L}\p{N}]/u.test(text); after = after.nextSibling) {
      if (after.nodeType === 1 || after.nodeType === 3) text += after.textContent ?? ''
    }
    const value = cleanText(text.slice(0, 2000).replace(/^[\s\u200B-\u200F]*[:：]/, ''))
    if (value) return value
    at = at.parentNode
  }
  return null
}

/** A text that begins with its label and contains the value: `ISBN: 978…`. */
const LINE = /^([^:：]{1,40}?)\s*[:：]\s*(\S.*)$/

/** Such a line is a detail in a list, or between lines of the same form; elsewhere it is prose. */
function isAmongLines(node: Node): boolean {
  const block = node.parentElement
  if (!block || isInProse(block)) return false
  if (block.closest('li, dd, td')) return true
  const neighbors = [block.previousElementSibling, block.nextElementSibling]
  const others = Array.from(block.childNodes).filter((one) => one !== node)
  return [...neighbors, ...others].some((one) => LINE.test(cleanText(one?.textContent) ?? ''))
}

function readRow(node: Node): Omit<DetailRow, 'place'> | null {
  const text = cleanText(node.nodeValue)?.normalize('NFKC')
  if (!text || text.length > 200 || !LABEL.test(text.slice(0, LONGEST_LABEL))) return null
  const label = text.replace(/\s*[:：]\s*$/, '')
  if (label.length <= LONGEST_LABEL && !/\d{4}/.test(label) && !LINE.test(label)) {
    const value = textAfter(node)
    return value ? { label, value } : null
  }
  const [, name, value] = LINE.exec(text) ?? []
  return name && value && LABEL.test(name) && isAmongLines(node) ? { label: name, value } : null
}

/** The label and value pairs of a page: definition lists, tables, headings, and lines of any element. */
export function readDetailRows(document: Document): DetailRow[] {
  const rows: DetailRow[] = []
  const texts = document.createTreeWalker(document.body ?? document, SHOW_TEXT)
  for (let seen = 0; seen < MAX_TEXTS && rows.length < MAX_ROWS && texts.nextNode(); seen++) {
    const node = texts.currentNode
    const row = readRow(node)
    const element = node.parentElement
    if (!row || !element || element.closest('script, style, noscript, template, [hidden]')) continue
    rows.push({ ...row, place: placeOf(element) })
  }
  return rows
}
