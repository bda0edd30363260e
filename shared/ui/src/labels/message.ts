import {
  type ErrorCode,
  fill,
  type Message,
  type NoticeCode,
  type ValuesOf,
} from '@everyshelf/domain/messages'
import { messages } from './current-messages.ts'
import type { HintName, hintTexts } from './hint-texts.ts'

export const describeError = (code: ErrorCode): Message => messages.error(code)

export const describeNotice = (code: NoticeCode): Message => messages.notice(code)

/** @example hint('booksInText', { count: '3' }) // 'This text contains 3 books.' */
export function hint<Name extends HintName>(
  name: Name,
  ...values: ValuesOf<(typeof hintTexts)[Name]>
): string {
  return fill(messages.hint(name) as (typeof hintTexts)[Name], ...values)
}
