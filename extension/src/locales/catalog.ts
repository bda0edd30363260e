import { accountTexts } from './account.ts'
import { dataConsentTexts } from './data-consent.ts'
import { manifestTexts } from './manifest.ts'
import { optionsTexts } from './options.ts'
import { optionsBrowserTexts } from './options-browser.ts'
import { optionsLinksTexts } from './options-links.ts'
import { popupAccountTexts } from './popup-account.ts'
import { popupAnnotationTexts } from './popup-annotation.ts'
import { popupBookTexts } from './popup-book.ts'
import { popupChannelTexts } from './popup-channels.ts'
import { popupEntryTexts } from './popup-entry.ts'
import { popupKeyboardTexts } from './popup-keyboard.ts'
import { popupPagesTexts } from './popup-pages.ts'
import { popupSavedTexts } from './popup-saved.ts'
import { popupSavingTexts } from './popup-saving.ts'
import { popupTagsTexts } from './popup-tags.ts'
import { privacyTexts } from './privacy.ts'
import { sharedTexts } from './shared.ts'
import { sharedPackageTexts } from './shared-packages.ts'
import type { Locale, Texts } from './texts.ts'
import { welcomeTexts } from './welcome.ts'

/** The extension's own texts, which `translate` reads by name. */
export const catalog = {
  ...manifestTexts,
  ...sharedTexts,
  ...accountTexts,
  ...optionsTexts,
  ...optionsLinksTexts,
  ...optionsBrowserTexts,
  ...privacyTexts,
  ...dataConsentTexts,
  ...popupAccountTexts,
  ...popupKeyboardTexts,
  ...popupEntryTexts,
  ...popupPagesTexts,
  ...popupBookTexts,
  ...popupSavingTexts,
  ...popupChannelTexts,
  ...popupAnnotationTexts,
  ...popupSavedTexts,
  ...popupTagsTexts,
  ...welcomeTexts,
}

export type MessageName = keyof typeof catalog

/** Every text that the extension shows in every language; the build writes `_locales` from it. */
export const allTexts: Texts = { ...catalog, ...sharedPackageTexts }

/** One language of the catalog in the format of `_locales/{locale}/messages.json`. */
export function messagesFile(locale: Locale): string {
  const entries = Object.entries(allTexts).map(([name, texts]) => [
    name,
    { message: texts[locale] },
  ])
  return JSON.stringify(Object.fromEntries(entries))
}
