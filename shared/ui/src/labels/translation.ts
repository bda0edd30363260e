import {
  type ErrorCode,
  errorMessages,
  type Message,
  type NoticeCode,
  notices,
} from '@everyshelf/domain/messages'
import { type LabelName, labelTexts } from './label-texts.ts'

/** The texts of the components and of the toasts in one language. */
export interface Translation {
  /** As `Intl` names it. */
  readonly language: string
  readonly label: (name: LabelName, values: readonly string[]) => string
  readonly error: (code: ErrorCode) => Message
  readonly notice: (code: NoticeCode) => Message
}

const english: Translation = {
  language: 'en-GB',
  label: (name, values) =>
    labelTexts[name].replace(/\$(\d)/g, (_, digit) => values[Number(digit) - 1] ?? ''),
  error: (code) => errorMessages[code],
  notice: (code) => notices[code],
}

let current = english

/** Called once, before anything is drawn. The web app never does: it is in English. */
export function setTranslation(translation: Translation): void {
  current = translation
}

export const uiLanguage = (): string => current.language

type ValuesOf<Text extends string> = Text extends `${string}$2${string}`
  ? readonly [string, string]
  : Text extends `${string}$1${string}`
    ? readonly [string]
    : readonly []

/** @example label('coverOf', 'Dune') // 'Cover of Dune' */
export function label<Name extends LabelName>(
  name: Name,
  ...values: ValuesOf<(typeof labelTexts)[Name]>
): string {
  return current.label(name, values)
}

export const describeError = (code: ErrorCode): Message => current.error(code)

export const describeNotice = (code: NoticeCode): Message => current.notice(code)
