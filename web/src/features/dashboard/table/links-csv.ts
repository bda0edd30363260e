import type { SavedLink } from '../saved-link.ts'

const header = ['Title', 'Authors', 'ISBN/ASIN', 'Link', 'Clicks in 30 days', 'Created']

/** The links as a file for spreadsheets; the same file can be imported again. */
export function toCsv(links: readonly SavedLink[]): string {
  const rows = links.map((link) => [
    link.title,
    link.authors.join('; '),
    link.isbn,
    link.globalLink,
    String(link.clicks30d),
    link.createdAt,
  ])
  return [header, ...rows].map((row) => row.map(toCell).join(',')).join('\r\n')
}

/** A text that a spreadsheet would run as a formula is marked as text. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
