export {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayRange,
  formatHour,
  formatLongDay,
  formatShortDay,
  formatTime,
  formatUtcTime,
} from './dates.ts'
export {
  countOf,
  formatBytes,
  formatCount,
  formatDuration,
  formatMoney,
  formatPercent,
} from './numbers.ts'
export { formatWait } from './waits.ts'
