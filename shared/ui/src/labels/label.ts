import { translation } from './current-translation.ts'
import type { LabelName, labelTexts } from './label-texts.ts'

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
  return translation.label(name, values)
}

export const uiLanguage = (): string => translation.language()
