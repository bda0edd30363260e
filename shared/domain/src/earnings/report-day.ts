/** The order of day and month in dates such as `3/11/2026`. */
export type DayOrder = 'day-first' | 'month-first'

export type FoundOrder =
  | { readonly order: DayOrder; readonly isCertain: boolean }
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
 * no date of this century.
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
 * Finds whether the dates of a file name the day or the month first. It is not certain if no day is
 * above 12.
 *
 * @example findDayOrder(['3/11/2026', '25/11/2026'], 'month-first') // { order: 'day-first', isCertain: true }
 */
export function findDayOrder(texts: readonly string[], fallback: DayOrder): FoundOrder {
  let found: DayOrder | undefined
  let isAmbiguous = false
  for (const [index, text] of texts.entries()) {
    const [matched, first, mark, second] = YEAR_LAST.exec(normalize(text)) ?? []
    if (matched === undefined || mark === '.') continue
    const shown = Number(first) > 12 ? 'day-first' : Number(second) > 12 ? 'month-first' : undefined
    if (shown && found && shown !== found) return { conflict: index }
    found ??= shown
    isAmbiguous ||= first !== second
  }
  return { order: found ?? fallback, isCertain: found !== undefined || !isAmbiguous }
}
