export { classifyHit, type HitFacts } from './classify-hit.ts'
export {
  type Browser,
  browsers,
  type DeviceType,
  deviceTypes,
  type ExclusionReason,
  exclusionReasons,
} from './hit.ts'
export { type BotKind, findBotKind } from './known-bots.ts'
export { readBrowser, readDevice } from './read-agent.ts'
