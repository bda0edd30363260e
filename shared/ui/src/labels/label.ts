import { translation } from './current-translation.ts'
import type { LabelName, labelTexts } from './label-texts.ts'
import type { ValuesOf } from './translation.ts'

/** @example label('coverOf', 'Dune') // 'Cover of Dune' */
export function label<Name extends LabelName>(
  name: Name,
  ...values: ValuesOf<(typeof labelTexts)[Name]>
): string {
  return translation.label(name, values)
}

export const uiLanguage = (): string => translation.language()
