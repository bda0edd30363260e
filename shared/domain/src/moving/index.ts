export {
  ACCOUNT_FILE_VERSION,
  type AccountFile,
  type AccountLink,
  isAccountFile,
  readAccountFile,
} from './account-file.ts'
export { type MoveProblem, type MoveProblemCode, moveProblems } from './move-problem.ts'
export {
  describeMoveCounts,
  describeMoveProblem,
  describeMoveResult,
  movePlanTexts,
} from './move-texts.ts'
export {
  MOVE_CLICKS_MAX,
  MOVE_TARGET_MAX_LENGTH,
  MOVE_TITLE_MAX_LENGTH,
  type MovedLink,
  type MoveService,
  moveServiceNames,
  moveServices,
  OLD_ADDRESS_MAX_LENGTH,
  OLD_SLUG_MAX_LENGTH,
} from './moved-link.ts'
export { type OldSlug, parseOldSlug, type SlugProblem } from './old-slug.ts'
export {
  createMovePlanner,
  type MoveChoice,
  type MoveFacts,
  type MovePlan,
  type MovePlanProblem,
  moveChoices,
  movePlanProblems,
  type PlannedRow,
} from './plan-move.ts'
export {
  findProfileAdditions,
  type PresentProfile,
  type ProfileAdditions,
} from './profile-additions.ts'
export { type MoveReading, readMoveFile } from './read-move-file.ts'
export { restoreAccount } from './restore-account.ts'
export type {
  RestoreCall,
  RestoreCalls,
  RestoredLink,
  RestoreImage,
  RestoreProcedure,
  RestoreReport,
  RestoreResult,
} from './restore-calls.ts'
export { type BatchLimits, toBatches } from './to-batches.ts'
