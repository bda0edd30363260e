import { accountTexts } from './account.ts'
import { manifestTexts } from './manifest.ts'
import { optionsTexts } from './options.ts'
import { optionsBrowserTexts } from './options-browser.ts'
import { optionsLinksTexts } from './options-links.ts'
import { privacyTexts } from './privacy.ts'
import { sharedTexts } from './shared.ts'
import type { Locale } from './texts.ts'
import { welcomeTexts } from './welcome.ts'

/** Every text of the extension in every language; the build writes `_locales` from it. */
export const catalog = {
  ...manifestTexts,
  ...sharedTexts,
  ...accountTexts,
  ...optionsTexts,
  ...optionsLinksTexts,
  ...optionsBrowserTexts,
  ...privacyTexts,
  ...welcomeTexts,
}

export type MessageName = keyof typeof catalog

/** One language of the catalog in the format of `_locales/{locale}/messages.json`. */
export function messagesFile(locale: Locale): string {
  const entries = Object.entries(catalog).map(([name, texts]) => [name, { message: texts[locale] }])
  return JSON.stringify(Object.fromEntries(entries))
}
