import type { ErrorCode, Message, NoticeCode } from '@everyshelf/domain/messages'
import type { HintName } from './hint-texts.ts'
import type { LabelName } from './label-texts.ts'

/** The labels of the shared components in one language. */
export interface Translation {
  /** As a BCP 47 tag for `Intl`. */
  readonly language: () => string
  readonly label: (name: LabelName, values: readonly string[]) => string
}

/** Messages and hints in one language. Apart from the labels, because a page's first load needs none. */
export interface MessageTranslation {
  readonly error: (code: ErrorCode) => Message
  readonly notice: (code: NoticeCode) => Message
  readonly hint: (name: HintName, values: readonly string[]) => string
}

/** What fills `$1` and `$2` in a text. */
export type ValuesOf<Text extends string> = Text extends `${string}$2${string}`
  ? readonly [string, string]
  : Text extends `${string}$1${string}`
    ? readonly [string]
    : readonly []

/** @example fillValues('Cover of $1', ['Dune']) // 'Cover of Dune' */
export function fillValues(text: string, values: readonly string[]): string {
  return text.replace(/\$(\d)/g, (_, digit) => values[Number(digit) - 1] ?? '')
}
