import { fill, type ValuesOf } from '@everyshelf/domain/messages'
import { translation } from './current-translation.ts'
import type { LabelName, labelTexts } from './label-texts.ts'

/** @example label('coverOf', { title: 'Dune' }) // 'Cover of Dune' */
export function label<Name extends LabelName>(
  name: Name,
  ...values: ValuesOf<(typeof labelTexts)[Name]>
): string {
  return fill(translation.label(name) as (typeof labelTexts)[Name], ...values)
}

export const uiLanguage = (): string => translation.language()
