import { cleanLine } from '../books/index.ts'
import { parseReportDay } from '../earnings/index.ts'
import { splitLabels } from '../links/index.ts'
import type { MoveColumns, MoveField } from './move-format.ts'
import {
  MOVE_CLICKS_MAX,
  MOVE_TARGET_MAX_LENGTH,
  MOVE_TITLE_MAX_LENGTH,
  type MovedLink,
  OLD_ADDRESS_MAX_LENGTH,
  OLD_SLUG_MAX_LENGTH,
} from './moved-link.ts'
import type { MoveRecord } from './read-records.ts'

const ADDRESS = /^(?:https?:\/\/)?([^\s/?#]+\.[^\s/?#]+)(?:\/([^\s?#]*))?/i

/** Reads one link; null if its line does not say where it leads. */
export function readLink({ line, fields }: MoveRecord, columns: MoveColumns): MovedLink | null {
  const read = (field: MoveField) =>
    columns[field].map((name) => readText(fields.get(name))).find((text) => text !== '') ?? ''
  const target = cleanLine(read('target'))
  if (target === '' || target.length > MOVE_TARGET_MAX_LENGTH) return null
  const link = cut(cleanLine(read('link')), OLD_ADDRESS_MAX_LENGTH)
  const oldSlug = cleanLine(read('slug')).replace(/^[\s/]+|[\s/]+$/g, '') || findOldSlug(link)
  return {
    line,
    oldAddress: link,
    oldSlug: cut(oldSlug, OLD_SLUG_MAX_LENGTH),
    target,
    title: cut(cleanLine(read('title')), MOVE_TITLE_MAX_LENGTH),
    clicks: readClicks(read('clicks')),
    createdOn: readDay(read('createdOn')),
    authors: [],
    labels: readLabels(fields, columns.labels),
    note: '',
  }
}

/** Goodreads writes numbers as formulas, so that spreadsheets keep their zeros: `="0441172717"`. */
function readText(cell = ''): string {
  return cell.trim().replace(/^="(.*)"$/, '$1')
}

/**
 * The host of an address with or without a scheme; undefined for other texts.
 *
 * @example findHost('mybook.to/dune') // 'mybook.to'
 */
export function findHost(address: string): string | undefined {
  return ADDRESS.exec(address)?.[1]?.toLowerCase()
}

/**
 * The last part of an address, as the service writes it.
 *
 * @example findOldSlug('https://dub.sh/My-Novel?utm_source=x') // 'My-Novel'
 */
export function findOldSlug(address: string): string {
  const path = ADDRESS.exec(address)?.[2] ?? ''
  const last = path.split('/').filter(Boolean).at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** Of a cell, or of the names of a list in a JSON file. */
function readLabels(fields: MoveRecord['fields'], columns: readonly string[]): string[] {
  const named = [...fields].filter(([name]) =>
    columns.includes(name.replace(/\.\d+(?:\.name)?$/, '')),
  )
  return splitLabels(named.map(([, value]) => value.replaceAll('|', ',')).join(','))
}

function readClicks(text: string): number | null {
  const digits = text.replace(/[\s,.'’]/g, '')
  if (!/^\d{1,10}$/.test(digits) || /[.,]\d{1,2}$/.test(text)) return null
  return Math.min(Number(digits), MOVE_CLICKS_MAX)
}

const SECONDS = /^\d{10}$/

function readDay(text: string): string | null {
  if (SECONDS.test(text)) return new Date(Number(text) * 1000).toISOString().slice(0, 10)
  return parseReportDay(text, 'month-first') ?? null
}

/** Cuts between characters, never within one. */
export function cut(text: string, max: number): string {
  return text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}
