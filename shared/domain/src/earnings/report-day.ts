/** The order of day and month in dates such as `3/11/2026`. */
export type DayOrder = 'day-first' | 'month-first'

export type FoundOrder =
  | { readonly order: DayOrder }
  /** A date that reads both ways, if no other one shows the order. */
  | { readonly ambiguous: string }
  /** The first date that contradicts an earlier one. */
  | { readonly conflict: number }

/** Months in the languages of the core marketplaces. The first three letters are enough, where they differ. */
const MONTHS = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fev', 'fév'],
  ['mar', 'mär', 'mrz'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai', 'mag'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'ago', 'aoû', 'aou'],
  ['sep', 'set'],
  ['oct', 'okt', 'out', 'ott'],
  ['nov'],
  ['dec', 'dez', 'dic', 'déc'],
] as const

const YEAR_FIRST = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[t ,].*)?$/
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[t ,].*)?$/

function normalize(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/**
 * Parses the date of a report into a calendar day; a time after it is ignored. Undefined if the text is
 * not a date in this century.
 *
 * @example parseReportDay('15 de septiembre de 2026', 'day-first') // '2026-09-15'
 */
export function parseReportDay(text: string, order: DayOrder): string | undefined {
  const date = normalize(text)
  const yearFirst = YEAR_FIRST.exec(date)
  if (yearFirst) return toDay(yearFirst[1], yearFirst[2], yearFirst[3])
  const [matched, first, mark, second, year = ''] = YEAR_LAST.exec(date) ?? []
  if (matched === undefined) return parseNamedMonth(date)
  const fullYear = year.length === 2 ? `20${year}` : year
  return order === 'month-first' && mark !== '.'
    ? toDay(fullYear, first, second)
    : toDay(fullYear, second, first)
}

/** `september 15, 2026`, `15. september 2026`, `15-sep-2026` */
function parseNamedMonth(date: string): string | undefined {
  const parts = date.split(/[^\p{L}\d]+/u).filter((part) => part !== '' && part !== 'de')
  const [first = '', second = '', year = ''] = parts
  const names = [first, second].filter((part) => /^\p{L}/u.test(part))
  const days = [first, second].filter((part) => /^\d{1,2}$/.test(part))
  const [name] = names
  if (name === undefined || names.length !== 1 || days.length !== 1) return undefined
  const month = findMonth(name)
  return month && /^\d{4}$/.test(year) ? toDay(year, String(month), days[0]) : undefined
}

function findMonth(name: string): number | undefined {
  // These begin like June, July, or another month in one of the languages.
  const ordered = MONTHS.flatMap((starts, index) => starts.map((start) => ({ start, index })))
  const found = ordered
    .filter(({ start }) => name.startsWith(start))
    .toSorted((a, b) => b.start.length - a.start.length)[0]
  return found && found.index + 1
}

function toDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  if (!text.startsWith('20') || Number.isNaN(time)) return undefined
  return new Date(time).toISOString().startsWith(text) ? text : undefined
}

/**
 * Finds whether the dates of a file put the day or the month first. One date with a day above 12 decides
 * for all.
 *
 * @example findDayOrder(['3/11/2026', '25/11/2026']) // { order: 'day-first' }
 */
export function findDayOrder(texts: readonly string[]): FoundOrder {
  let found: DayOrder | undefined
  let ambiguous: string | undefined
  for (const [index, text] of texts.entries()) {
    const shown = showOrder(text)
    if (shown === 'both') ambiguous ??= text
    else if (shown && found && shown !== found) return { conflict: index }
    else found ??= shown
  }
  return found === undefined && ambiguous !== undefined
    ? { ambiguous }
    : { order: found ?? 'day-first' }
}

/** Undefined for dates that need no order, such as `2026-11-03`, `3.11.2026`, and `3/3/2026`. */
function showOrder(text: string): DayOrder | 'both' | undefined {
  const [matched, first, mark, second] = YEAR_LAST.exec(normalize(text)) ?? []
  if (matched === undefined || mark === '.') return undefined
  if (Number(first) > 12) return 'day-first'
  if (Number(second) > 12) return 'month-first'
  return Number(first) === Number(second) ? undefined : 'both'
}

const NUMERIC_DATE = /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?!\d)/g

/**
 * Finds the first and the last day that a report's title line states, as it writes them.
 *
 * @example findPeriodTexts('Fee-Earnings reports from 2026-09-01 to 2026-09-30') // ['2026-09-01', '2026-09-30']
 */
export function findPeriodTexts(title: string): readonly [string, string] | undefined {
  const [from, to, ...others] = normalize(title.slice(0, 500)).match(NUMERIC_DATE) ?? []
  return from !== undefined && to !== undefined && others.length === 0 ? [from, to] : undefined
}
