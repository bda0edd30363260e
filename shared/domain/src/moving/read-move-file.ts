import { isNumberProblem, readTypedBook } from '../books/index.ts'
import { MOVE_MAX_MB, MOVE_ROWS_MAX } from '../limits/index.ts'
import { isAccountFile } from './account-file.ts'
import { genericColumns } from './formats/generic.ts'
import { moveFormats } from './formats/index.ts'
import { findMoveFormat, type MoveColumns, type MoveFormat } from './move-format.ts'
import type { MoveProblem, MoveProblemCode } from './move-problem.ts'
import type { MovedLink, MoveService } from './moved-link.ts'
import { findHost, readLink } from './read-link.ts'
import { HEADING_WITHIN, isListHeading, readList } from './read-list.ts'
import {
  type MoveRecord,
  type MoveTable,
  parseJson,
  readJsonList,
  readTable,
} from './read-records.ts'

export type MoveReading =
  | {
      readonly state: 'read'
      readonly service: MoveService
      readonly links: readonly MovedLink[]
      /** Lines without a target, which are skipped. */
      readonly problems: readonly MoveProblem[]
    }
  | { readonly state: 'refused'; readonly problem: MoveProblem }
  /** The file is the export of an account at Everyshelf. */
  | { readonly state: 'account' }

/**
 * Reads the export of another service, CSV, TSV, or JSON, or a list of books. Recognizes the service by its
 * column names, or else by the host of its links.
 *
 * @example readMoveFile('Short link,Destination URL\ndub.sh/dune,https://www.amazon.com/dp/0441172717').state // 'read'
 */
export function readMoveFile(file: string): MoveReading {
  const bad = findBadFile(file)
  if (bad) return refuse(bad)
  const text = file.replace(/^\uFEFF/, '')
  const isJson = /^\s*[[{]/.test(text)
  if (isJson && isAccountFile(parseJson(text))) return { state: 'account' }
  const table = isJson ? readJsonList(text) : readTable(text, isHeader)
  // All numbers of a list can be in one line.
  const isLine =
    !table.ok && table.problem.code === 'too-many-columns' && !/[\r\n]/.test(text.trim())
  if (isLine || (table.ok && !hasOldAddresses(table))) return readBooks(text)
  return table.ok ? readLinks(table) : { state: 'refused', problem: table.problem }
}

function readBooks(text: string): MoveReading {
  const list = readList(text)
  if (list.links.length === 0) return refuse('unknown-columns')
  if (list.links.length > MOVE_ROWS_MAX) return refuse('too-many-rows')
  return { state: 'read', service: 'list', ...list }
}

/** Whether it has links of another service, or at least names their columns. */
function hasOldAddresses({ columns, records }: MoveTable): boolean {
  if (columns === null) {
    const isHeading = ({ fields }: MoveRecord) => isListHeading([...fields.values()])
    return !records.slice(0, HEADING_WITHIN).some(isHeading) && records.some(isUnnamedLink)
  }
  const { link, slug } = genericColumns
  const isNamed = columns.some((name) => link.includes(name) || slug.includes(name))
  return (
    findMoveFormat(columns, moveFormats) !== undefined ||
    (isNamed && hasTarget(columns, genericColumns))
  )
}

function isUnnamedLink(record: MoveRecord): boolean {
  const link = readUnnamed(record)
  if (link === null || link.oldSlug === '') return false
  return link.oldAddress !== '' || findHost(link.target) !== undefined
}

function readLinks(table: MoveTable): MoveReading {
  const format = table.columns ? findMoveFormat(table.columns, moveFormats) : undefined
  const columns = format?.columns ?? genericColumns
  if (table.columns && !hasTarget(table.columns, columns)) return refuse('unknown-columns')
  const read = table.records.map((record) => ({
    line: record.line,
    link: table.columns ? readLink(record, columns) : readUnnamed(record),
  }))
  const links = read.flatMap(({ link }) => link ?? [])
  if (links.length === 0) return refuse(table.columns ? 'no-links' : 'unknown-columns')
  return {
    state: 'read',
    service: format?.service ?? findByHost(links)?.service ?? 'other',
    links,
    problems: read.flatMap(({ line, link }) => (link ? [] : { code: 'no-target', line })),
  }
}

function refuse(code: MoveProblemCode): MoveReading {
  return { state: 'refused', problem: { code, line: null } }
}

const SQL = /^\s*(?:-- |\/\*|(?:create|drop|alter) table\b|insert into\b)/i

function findBadFile(text: string): MoveProblemCode | undefined {
  if (text.length > MOVE_MAX_MB * 1024 * 1024) return 'too-large'
  if (text.startsWith('PK\u0003\u0004')) return 'archive'
  if (SQL.test(text)) return 'sql-dump'
  if (text.includes('\u0000')) return 'not-text'
  return text.trim() === '' ? 'empty' : undefined
}

function isHeader(columns: readonly string[]): boolean {
  return findMoveFormat(columns, moveFormats) !== undefined || hasTarget(columns, genericColumns)
}

function hasTarget(columns: readonly string[], { target }: MoveColumns): boolean {
  return columns.some((name) => target.includes(name))
}

/**
 * The cell that names a book is the target, another address is the link, and other text the title. Without
 * another address, the first word is the old slug, as in YOURLS' lists.
 */
function readUnnamed({ line, fields }: MoveRecord): MovedLink | null {
  const cells = [...fields.values()].map((value) => value.trim()).filter((value) => value !== '')
  const target = cells.find(namesBook) ?? cells.find(nearlyNamesBook)
  if (target === undefined) return null
  const others = cells.filter((cell) => cell !== target)
  const link = others.find((cell) => findHost(cell) !== undefined) ?? ''
  const slug = link === '' ? (others.find((cell) => /^[\w-]*[a-z][\w-]*$/i.test(cell)) ?? '') : ''
  const title = others.find((cell) => cell !== link && cell !== slug && /\p{L}/u.test(cell)) ?? ''
  const named = new Map([
    ['link', link],
    ['slug', slug],
    ['target', target],
    ['title', title],
  ])
  return readLink({ line, fields: named }, genericColumns)
}

function namesBook(text: string): boolean {
  const { kind } = readTypedBook(text)
  return kind === 'book' || kind === 'retailer-short-link'
}

/** A number without its zero can be taken in the preview. For other wrong numbers it says the reason. */
function nearlyNamesBook(text: string): boolean {
  const parsed = readTypedBook(text)
  return parsed.kind === 'invalid' && isNumberProblem(parsed.problem)
}

function findByHost(links: readonly MovedLink[]): MoveFormat | undefined {
  const hosts = links.flatMap(({ oldAddress }) => findHost(oldAddress) ?? [])
  return moveFormats.find((format) => hosts.some((host) => format.hosts.includes(host)))
}
