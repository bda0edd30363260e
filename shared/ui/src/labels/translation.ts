import type { ErrorCode, Message, NoticeCode } from '@everyshelf/domain/messages'
import type { LabelName } from './label-texts.ts'

/** The texts of the shared components in one language. */
export interface Translation {
  /** As a BCP 47 tag for `Intl`. */
  readonly language: () => string
  readonly label: (name: LabelName, values: readonly string[]) => string
}

/** The message catalog in one language. Apart from the labels, because a page's first load needs none of it. */
export interface MessageTranslation {
  readonly error: (code: ErrorCode) => Message
  readonly notice: (code: NoticeCode) => Message
}
