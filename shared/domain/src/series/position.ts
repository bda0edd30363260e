/**
 * A book's number in its series, in hundredths: 100 is book 1, 150 is book 1.5. Whole numbers, so
 * that both databases store and compare it exactly.
 */
export type SeriesPosition = number

/** Book 999.99. */
export const SERIES_POSITION_MAX = 99_999

const NUMBER = /^#?\s*(\d{1,3})(?:[.,](\d{1,2}))?$/

/**
 * Parses a book's number in its series as people write it, with a point or a comma. Undefined for a text
 * without a number, such as "Prequel", and for more than two decimals.
 *
 * @example parseSeriesPosition('1.5') // 150
 */
export function parseSeriesPosition(text: string): SeriesPosition | undefined {
  const [, whole, decimals = ''] = NUMBER.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/**
 * Writes a book's number in its series without needless zeros, with a point in every language, as on a cover.
 *
 * @example formatSeriesPosition(150) // '1.5'
 */
export function formatSeriesPosition(position: SeriesPosition): string {
  return String(position / 100)
}

/**
 * The next whole number after all of these, for a book that is added at the end.
 *
 * @example nextSeriesPosition([100, 150]) // 200
 */
export function nextSeriesPosition(positions: readonly SeriesPosition[]): SeriesPosition {
  const next = (Math.floor(Math.max(0, ...positions) / 100) + 1) * 100
  return Math.min(next, SERIES_POSITION_MAX)
}
