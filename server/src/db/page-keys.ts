/** Where the next page of a list by time and id starts. */
export interface PageKey {
  readonly time: string
  readonly id: string
}

/** @example formatPageKey({ time: '2026-11-21T09:30:00.000Z', id: 'k7m2' }) // '2026-11-21T09:30:00.000Z k7m2' */
export function formatPageKey({ time, id }: PageKey): string {
  return `${time} ${id}`
}

const PAGE_KEY = /^(?<time>\d{4}-\S+) (?<id>[^\s\p{Cc}]+)$/u

/** Undefined for a text that no list returned. PostgreSQL refuses a wrong time, and a NUL character anywhere. */
export function parsePageKey(text: string | undefined): PageKey | undefined {
  const { time = '', id = '' } = PAGE_KEY.exec(text ?? '')?.groups ?? {}
  return Number.isNaN(Date.parse(time)) ? undefined : { time, id }
}

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** Null on the last page. */
  readonly next: string | null
}

/** Builds a page from rows that were loaded with one more than the page size. */
export function toPage<Row>(
  rows: readonly Row[],
  size: number,
  keyOf: (row: Row) => PageKey,
): Page<Row> {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { rows: page, next: rows.length > size && last ? formatPageKey(keyOf(last)) : null }
}
