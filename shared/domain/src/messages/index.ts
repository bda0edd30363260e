export { DomainError } from './domain-error.ts'
export { type ErrorCode, errorCodes, isErrorCode } from './error-code.ts'
export { errorMessages, type Message, savedLinkLimitReached } from './error-messages.ts'
export { type NoticeCode, notices } from './notices.ts'
