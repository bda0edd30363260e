export {
  type Browser,
  browsers,
  type DeviceType,
  deviceTypes,
  type ExclusionReason,
  exclusionReasons,
} from './hit.ts'
