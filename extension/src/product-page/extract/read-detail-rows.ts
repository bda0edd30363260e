import type { DetailRow } from './page-facts.ts'
import { isInOtherPart, isInProse } from './page-parts.ts'
import { cleanText } from './page-text.ts'

const MAX_TEXTS = 20_000
const MAX_ROWS = 100
/** Label and value may each be wrapped in elements of their own. */
const MAX_ASCENT = 3
const LONGEST_LABEL = 40
const SHOW_TEXT = 4
const TEXT_NODE = 3
const UNSEEN = 'script, style, noscript, template, [hidden]'

/** Numbers of books in the words of many scripts, barcodes, and what else we read from details. */
const LABEL = new RegExp(
  [
    'ISBN|ＩＳＢＮ|EAN|GTIN|UPC|JAN|ASIN|ردمك|ردمک|شابک|आईएसबीएन|书号|書號|図書番号',
    'bar-?code|strichcode|code-barres|código de barras|codice a barre|kod paskowy|streckkod|stregkode|штрих-?код|バーコード|条形码|條碼',
    'authors?|autore?n?|autore?s|autor(?:in|es|a)?|auteurs?|forfatter|författare|著者|作者|पुस्तक लेखक|المؤلف',
    'format|einband|bindung|medium|binding|reliure|formato|encuadernación|rilegatura|uitvoering|produktart|装帧|裝訂',
    '^type$|^type:|(?:product|item|material) type|direct(?:or|ed by)|réalisat(?:eur|rice)|regiss(?:eur|[öø]r)|instruktør|regista|監督|导演|감독|reżyser|режисс[её]р|players|pieces|^capacity|^material|^print size|^certificate|^tracks|spieleranzahl|teile(?:anzahl)?$',
  ].join('|'),
  'i',
)

/**
 * The attributes of the product, as e-commerce platforms show them: WooCommerce, Magento, Shopware, PrestaShop,
 * BigCommerce. The classes come from public themes and scrapers of such shops (November 2026).
 */
const ATTRIBUTES = [
  '.woocommerce-product-attributes, .shop_attributes, .product_meta',
  '#product-attribute-specs-table, .product.attribute',
  '.product-detail-properties-table',
  '.product-features .data-sheet',
  '.productView-info',
].join()

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

/** Whether a line stands between lines of the same form, or in a paragraph with several labels. */
function isAmongLines(node: Node): boolean {
  const block = node.parentElement?.closest('p, div, li, td, dd') ?? node.parentElement
  if (!block) return false
  const neighbors = [block.previousElementSibling, block.nextElementSibling]
  const others = Array.from(block.childNodes).filter((one) => !one.contains(node))
  return (
    block.querySelectorAll('b, strong').length > 1 ||
    [...neighbors, ...others].some((one) => LINE.test(cleanText(one?.textContent) ?? ''))
  )
}

/** Whether a label is within a sentence. */
function isInSentence({ parentElement: label }: Node): boolean {
  const before = label?.previousSibling
  return before?.nodeType === TEXT_NODE && /[\p{L}(]/u.test(before.nodeValue ?? '')
}

/** Whether a label stands where pages list details. A line of its own in prose is prose. */
function isDetail(node: Node, element: Element, isLine: boolean): boolean {
  if (isInOtherPart(element)) return false
  if (element.closest('dl, table')) return true
  const isText = isLine || isInSentence(node) || element.closest('p') !== null
  if (isText || isInProse(element)) return isAmongLines(node)
  return true
}

type Row = Omit<DetailRow, 'place'>

/** The label is the whole text of an element, and its value follows. */
function readPair(text: string, node: Node): Row | null {
  const label = text.replace(/\s*[:：]\s*$/, '')
  const isLabel = label.length <= LONGEST_LABEL && !/\d{4}/.test(label) && !LINE.test(label)
  const value = isLabel ? textAfter(node) : null
  return value ? { label, value } : null
}

function readLine(text: string): Row | null {
  const [, label, value] = LINE.exec(text) ?? []
  return label && value && LABEL.test(label) ? { label, value } : null
}

function readRow(node: Node): DetailRow | null {
  const text = cleanText(node.nodeValue)?.normalize('NFKC')
  const element = node.parentElement
  if (!text || !element || text.length > 200) return null
  if (!LABEL.test(text.slice(0, LONGEST_LABEL)) || element.closest(UNSEEN)) return null
  const pair = readPair(text, node)
  const row = pair ?? readLine(text)
  if (!row) return null
  if (element.closest(ATTRIBUTES)) return { ...row, place: 'attributes' }
  const isLine = pair === null && !element.closest('li')
  return { ...row, place: isDetail(node, element, isLine) ? 'details' : 'aside' }
}

/** The label and value pairs of a page: definition lists, tables, headings, and lines of any element. */
export function readDetailRows(document: Document): DetailRow[] {
  const rows: DetailRow[] = []
  const texts = document.createTreeWalker(document.body ?? document, SHOW_TEXT)
  for (let seen = 0; seen < MAX_TEXTS && rows.length < MAX_ROWS && texts.nextNode(); seen++) {
    const row = readRow(texts.currentNode)
    if (row) rows.push(row)
  }
  return rows
}
