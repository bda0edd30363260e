export {
  AMOUNT_MAX,
  AMOUNT_SCALE,
  type DecimalMark,
  earningsPerClick,
  formatAmount,
  formatDecimal,
  parseAmount,
} from './amount.ts'
export {
  type EarningBreakdown,
  type EarningShare,
  type UnattributedEarning,
  type UnattributedReason,
  unattributedReasons,
} from './breakdown-sums.ts'
export {
  type Coverage,
  type CoveredComparison,
  type CoveredDays,
  createCoverage,
  type DayCoverage,
  type DayRange,
  type EarningOrigin,
  type OriginDay,
} from './coverage.ts'
export { earningCurrencies, isCurrency } from './currency.ts'
export { type CutShares, cutShares, type OtherShares } from './cut-shares.ts'
export {
  describeContent,
  describeIdentity,
  EARNING_ITEMS_MAX,
  EARNING_TAG_MAX_LENGTH,
  EARNING_TEXT_MAX_LENGTH,
  type EarningKind,
  type EarningRow,
  earningKinds,
} from './earning-row.ts'
export { type EarningSource, earningSourceCodes, earningSources } from './earning-sources.ts'
export { createConverter, type ExchangeRates, parseRate } from './exchange-rates.ts'
export {
  type EarningGroup,
  hasLinkTag,
  type JoinedEarnings,
  joinEarnings,
  type LinkTags,
  listTagChannels,
  type SellerClicks,
} from './join-earnings.ts'
export type { ReportChoices } from './read-report.ts'
export { type ReportFile, readReports } from './read-reports.ts'
export { type DayOrder, parseReportDay } from './report-day.ts'
export {
  type ReportColumns,
  type ReportField,
  type ReportMapping,
  reportFields,
  SIGNATURE_MAX_LENGTH,
} from './report-format.ts'
export type {
  MappingReason,
  MissingChoice,
  ParsedReport,
  ReportProblem,
  ReportProblemCode,
  ReportReading,
} from './report-problem.ts'
export { reportProblems } from './report-problem.ts'
export {
  normalizeStatus,
  type RowStatus,
  type RowStatuses,
  rowStatuses,
  STATUS_MAX_LENGTH,
  STATUS_VALUES_MAX,
  suggestStatus,
} from './row-status.ts'
export {
  type CurrencyTotal,
  type ReportSummary,
  sumByCurrency,
  summarizeRows,
} from './summarize-rows.ts'
