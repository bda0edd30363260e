export { type ClickDimension, clickDimensions, OTHER_VALUES } from './dimension.ts'
export {
  classifyHit,
  type HitFacts,
  isBackgroundLoad,
  isOpenedByNoReader,
  isRepeatedPrefetch,
  type LoadHeaders,
  type OldHitFacts,
  RULES_VERSION,
} from './exclusion-rules.ts'
export {
  type Browser,
  browsers,
  type DeviceType,
  deviceTypes,
  type ExclusionReason,
  exclusionReasons,
  isReferrerHost,
  REFERRER_HOST,
  REFERRER_HOST_MAX_LENGTH,
} from './hit.ts'
export { isSameBrowser } from './is-same-browser.ts'
export { type BotKind, findBotKind } from './known-bots.ts'
export { createQuarterClock, type LocalQuarters } from './local-quarters.ts'
export { createLocalClock, isTimeZone, type LocalTime } from './local-time.ts'
export { ANALYTICS_DAYS_MAX, addDays, countDays, listDays } from './period.ts'
export { isAppAgent, leaveApp, readBrowser, readDevice } from './read-agent.ts'
export { readSystem, type System } from './read-system.ts'
