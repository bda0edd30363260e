import type { ErrorCode, Message, NoticeCode } from '@everyshelf/domain/messages'
import { messages } from './current-messages.ts'

export const describeError = (code: ErrorCode): Message => messages.error(code)

export const describeNotice = (code: NoticeCode): Message => messages.notice(code)
