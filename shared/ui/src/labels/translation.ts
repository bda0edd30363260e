import type { ErrorCode, Message, NoticeCode } from '@everyshelf/domain/messages'
import type { LabelName } from './label-texts.ts'

/** The texts of the shared components and toasts in one language. */
export interface Translation {
  /** As a BCP 47 tag for `Intl`. */
  readonly language: () => string
  readonly label: (name: LabelName, values: readonly string[]) => string
  readonly error: (code: ErrorCode) => Message
  readonly notice: (code: NoticeCode) => Message
}
