import { labelTexts } from './label-texts.ts'
import type { Translation } from './translation.ts'

/** The English texts. The extension's build replaces this module with its own. */
export const translation: Translation = {
  language: () => 'en-US',
  label: (name, values) =>
    labelTexts[name].replace(/\$(\d)/g, (_, digit) => values[Number(digit) - 1] ?? ''),
}
