export { type BookLink, type BookLinkKind, bookLinkKinds, readBookLink } from './book-link.ts'
export {
  type CorrectionPlan,
  correctBookLink,
  type LinkCorrection,
} from './correct-book-link.ts'
export { type EbookStore, ebookStoreName, ebookStores, isOwnStore } from './ebook-store.ts'
export {
  checkBookLink,
  type LinkProblem,
  type LinkProblemCode,
  needsCorrection,
  type RuleSource,
  type RuleSourceCode,
  ruleSources,
  type SavedLinkState,
  type SavedLinkStates,
  type Severity,
} from './link-rules.ts'
export { removeTag } from './remove-tag.ts'
export { findStoreNames, minds, type StoreName } from './store-names.ts'
