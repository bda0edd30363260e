import type { ErrorCode, Message, NoticeCode } from '@everyshelf/domain/messages'
import type { LabelName } from './label-texts.ts'

/** The texts of the components and of the toasts in one language. */
export interface Translation {
  /** As `Intl` names it. */
  readonly language: () => string
  readonly label: (name: LabelName, values: readonly string[]) => string
  readonly error: (code: ErrorCode) => Message
  readonly notice: (code: NoticeCode) => Message
}
