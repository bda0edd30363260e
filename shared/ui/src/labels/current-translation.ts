import { labelTexts } from './label-texts.ts'
import type { Translation } from './translation.ts'

/** The English labels. The extension's build replaces this module with its own. */
export const translation: Translation = {
  language: () => 'en-US',
  label: (name) => labelTexts[name],
}
