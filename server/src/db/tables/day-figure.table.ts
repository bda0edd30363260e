/** One figure of the whole service on one day (UTC). */
export interface DayFigureTable {
  day: string
  /** See `features/overview/figures.ts`. */
  name: string
  value: number
}
