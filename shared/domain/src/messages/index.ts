export { bookInputTexts } from './book-input-texts.ts'
export { DomainError } from './domain-error.ts'
export { type ErrorCode, errorCodes, isErrorCode } from './error-code.ts'
export { errorMessages, type Message } from './error-messages.ts'
export { fill, type PlaceholdersIn, type ValuesOf } from './fill.ts'
export { savedLinkLimitReached } from './link-messages.ts'
export { loadingMessages } from './loading-messages.ts'
export { type NoticeCode, notices } from './notices.ts'
export {
  listTexts,
  type PluralForms,
  readCatalog,
  type Texts,
  type Translation,
} from './translation.ts'
