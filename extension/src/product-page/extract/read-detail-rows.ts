import type { DetailRow } from './page-facts.ts'
import { cleanText } from './page-text.ts'

const MAX_ROWS = 200

/** A list item with label and value on one line: `ISBN-13: 978…`. */
const LINE = /^([^:：]{1,60})\s*[:：]\s*(.+)$/

function toRow(label: string | null, value: string | null): DetailRow[] {
  return label && value ? [{ label: label.replace(/\s*[:：]\s*$/, ''), value }] : []
}

/** The value of a `dt` is the next `dd`; some stores wrap each pair in a `div`. */
function readTerm(term: Element): DetailRow[] {
  let next = term.nextElementSibling
  while (next && next.localName !== 'dd') next = next.nextElementSibling
  return toRow(cleanText(term.textContent), cleanText(next?.textContent))
}

function readTableRow(row: Element): DetailRow[] {
  const [label, value] = Array.from(row.children)
  return toRow(cleanText(label?.textContent), cleanText(value?.textContent))
}

export function readListItem(item: Element): DetailRow[] {
  const bold = item.querySelector('b, strong, .a-text-bold')
  const whole = cleanText(item.textContent)
  const label = cleanText(bold?.textContent)
  if (label && whole?.startsWith(label)) {
    return toRow(label, cleanText(whole.slice(label.length).replace(/^\s*[:：]\s*/, '')))
  }
  const [, first, rest] = LINE.exec(whole ?? '') ?? []
  return toRow(first ?? null, rest ?? null)
}

/** A small heading with its value below, as on Thalia; other headings have prose below them. */
function readHeaded(value: Element): DetailRow[] {
  const label = cleanText(value.previousElementSibling?.textContent)
  return label && /^(?:ISBN|EAN)\b/i.test(label) ? toRow(label, cleanText(value.textContent)) : []
}

/** Definition lists and tables, where stores show a book's details. Plain lists only if they name an ISBN. */
export function readDetailRows(document: Document): DetailRow[] {
  const terms = Array.from(document.querySelectorAll('dl dt')).flatMap(readTerm)
  const cells = Array.from(document.querySelectorAll('table tr')).flatMap(readTableRow)
  const items = Array.from(document.querySelectorAll('li:not(:has(li))'))
    .filter(({ textContent }) => /ISBN|EAN/i.test((textContent ?? '').normalize('NFKC')))
    .flatMap(readListItem)
  const headed = Array.from(document.querySelectorAll('h3 + p, h4 + p')).flatMap(readHeaded)
  const lines = Array.from(document.querySelectorAll('p'))
    .filter(({ textContent }) => /^\s*ISBN\/UID/i.test(textContent ?? ''))
    .flatMap(readListItem)
  return [...terms, ...cells, ...items, ...headed, ...lines].slice(0, MAX_ROWS)
}
