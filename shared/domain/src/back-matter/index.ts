export { type BookFile, listBookFiles } from './book-files.ts'
export { buildBackMatter } from './build-back-matter.ts'
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
  type NewsletterUrlProblem,
  type ParsedNewsletterUrl,
  readNewsletterUrl,
} from './newsletter-url.ts'
export {
  toTypedAddress,
  writeHtml,
  writeHtmlDocument,
  writePlainText,
  writeXhtml,
} from './write-back-matter.ts'
