export { type BookFile, listBookFiles } from './book-files.ts'
export {
  type BookLink,
  type BookLinkKind,
  bookLinkKinds,
  isContactLink,
  readBookLink,
} from './book-link.ts'
export { buildBackMatter } from './build-back-matter.ts'
export {
  type CorrectionPlan,
  correctBookLink,
  type LinkCorrection,
} from './correct-book-link.ts'
export { type EbookStore, ebookStoreName, ebookStores, isOwnStore } from './ebook-store.ts'
export type {
  BackMatter,
  KitBook,
  KitInput,
  KitLink,
  KitOmission,
  KitSection,
  KitSectionKind,
} from './kit.ts'
export { chooseKitLanguage, type KitLanguage, kitLanguages } from './kit-language.ts'
export { type BookFileKind, type KitRuleSource, type KitRules, kitRules } from './kit-rules.ts'
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
export {
  type NewsletterUrlProblem,
  type ParsedNewsletterUrl,
  readNewsletterUrl,
} from './newsletter-url.ts'
export { removeTag } from './remove-tag.ts'
export { findStoreNames, minds, type StoreName } from './store-names.ts'
export {
  toTypedAddress,
  writeHtml,
  writeHtmlDocument,
  writePlainText,
  writeXhtml,
} from './write-back-matter.ts'
