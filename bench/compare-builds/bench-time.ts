/** When every run begins: a build's clock stands still until a request moves it. */
export const START_MS = Date.UTC(2026, 10, 20, 12)

/** The header in which a request says what time it is, in milliseconds. */
export const TIME_HEADER = 'x-bench-time'
