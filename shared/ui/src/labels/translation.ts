import type { ErrorCode, Message, NoticeCode } from '@everyshelf/domain/messages'
import type { HintName } from './hint-texts.ts'
import type { LabelName } from './label-texts.ts'

/** The labels of the shared components in one language, without their values. */
export interface Translation {
  /** As a BCP 47 tag for `Intl`. */
  readonly language: () => string
  readonly label: (name: LabelName) => string
}

/** Messages and hints in one language. Apart from the labels, because a page's first load needs none. */
export interface MessageTranslation {
  readonly error: (code: ErrorCode) => Message
  readonly notice: (code: NoticeCode) => Message
  readonly hint: (name: HintName) => string
}
